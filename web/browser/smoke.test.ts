import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from './chromium.js';
import { startProgram, type Program } from './program.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let program: Program;
let server: PreviewServer;
let browser: Browser;

beforeAll(async () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  [program, browser] = await Promise.all([startProgram(), launchChromium()]);
  const proxy = { '/api': { target: program.address, ws: true } };
  server = await preview({ root, preview: { host: '127.0.0.1', port: 0, proxy } });
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  program?.stop();
});

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const results = await page.evaluate(() => {
    const { axe } = window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } };
    return axe.run({});
  });
  expect(results.passes.length).toBeGreaterThan(0);
  return results.violations.map(({ id, help }) => `${id}: ${help}`);
}

test('a round is played by keys, without a fault and accessible all the way', async () => {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} (${message.location().url})`);
  });
  await page.goto(server.resolvedUrls!.local[0]!);
  await page.locator('[data-phase=stakes]').waitFor();
  expect(await violations(page)).toEqual([]);

  await page.keyboard.press('d');
  await page.locator('[data-phase=decisions]').waitFor();
  await page.locator('[data-option]').first().waitFor();
  expect(await violations(page)).toEqual([]);

  await page.keyboard.press('f');
  await page.locator('[data-phase=settled]').waitFor();
  expect(await violations(page)).toEqual([]);
  expect(faults).toEqual([]);
});
