import { defineConfig } from 'vitest/config';

/**
 * What drives a browser from outside: it needs `CHROMIUM`, and where it plays `TUZ_BIN` too. The mode `screenshots`
 * takes the pictures of the documentation in place of testing.
 */
export default defineConfig(({ mode }) => ({
  test: {
    environment: 'node',
    include: [mode === 'screenshots' ? 'browser/screenshots.ts' : 'browser/**/*.test.ts'],
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
  },
}));
