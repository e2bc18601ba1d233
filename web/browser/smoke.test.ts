import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Browser } from 'playwright-core';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from './chromium.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let server: PreviewServer;
let browser: Browser;

beforeAll(async () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  [server, browser] = await Promise.all([
    preview({ root, preview: { host: '127.0.0.1', port: 0 } }),
    launchChromium(),
  ]);
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

test('the built page opens without a fault and is accessible', async () => {
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} (${message.location().url})`);
  });
  await page.goto(server.resolvedUrls!.local[0]!);
  await page.getByRole('heading', { level: 1 }).waitFor();

  await page.evaluate(axe);
  const results = await page.evaluate(() => {
    const { axe } = window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } };
    return axe.run({});
  });
  expect(results.passes.length).toBeGreaterThan(0);
  expect(results.violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([]);
  expect(faults).toEqual([]);
});
