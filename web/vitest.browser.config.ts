import { defineConfig } from 'vitest/config';

/** Tests that drive a browser from outside: they need `CHROMIUM`, and those that play need `TUZ_BIN`. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['browser/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
