import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { precompress } from './tools/precompress.js';

export default defineConfig({
  plugins: [svelte(), svelteTesting(), precompress()],
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    target: 'baseline-widely-available',
    // A picture inside a script is loaded with it, wanted or not, and a strict content policy refuses it.
    assetsInlineLimit: 0,
  },
  server: {
    // Where `tuz serve` listens.
    proxy: { '/api': { target: `http://127.0.0.1:${process.env['TUZ_PORT'] ?? '7780'}`, ws: true } },
    // The translations lie beside this folder.
    fs: { allow: [fileURLToPath(new URL('..', import.meta.url))] },
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts'],
  },
});
