import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { choose, load } from '../src/i18n/fluent.js';
import type { Preferences } from '../src/state/preferences.svelte.js';
import { launchChromium } from './chromium.js';
import { Seat } from './seat.js';
import { Server } from './server.js';

/** The languages that every test is run in. */
export const LANGUAGES = ['en', 'ru'] as const;

/** Every language there is, for what depends on the direction of writing, the script or the keyboard. */
export const ALL_LANGUAGES = ['en', 'ru', 'fa', 'ar', 'th'] as const;
export type Tag = (typeof ALL_LANGUAGES)[number];

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

export type Visit = {
  /** What was chosen about the page at an earlier visit. */
  preferences?: Partial<Preferences>;
  /** Faults that belong to the test. */
  expected?: RegExp[];
} & BrowserContextOptions;

/** A server and a browser for the tests of one file. A page that had any fault fails its test. */
export function playground() {
  const server = new Server();
  const faults: string[] = [];
  const contexts: BrowserContext[] = [];
  let browser: Browser;
  let expected: RegExp[] = [];

  beforeAll(async () => {
    [browser] = await Promise.all([launchChromium(), server.start()]);
  });

  afterEach(async () => {
    for (const page of contexts.flatMap((context) => context.pages())) {
      // What a message was not given stands there as its name.
      const text = (await page.locator('body').textContent()) ?? '';
      faults.push(...(text.match(/\{\s?\$[^}]*\}/g) ?? []));
    }
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    const unexpected = faults.splice(0).filter((fault) => !expected.some((known) => known.test(fault)));
    expect(unexpected).toEqual([]);
  });

  afterAll(async () => {
    await browser?.close();
    await server.stop();
  });

  /** A new player in a new window. */
  async function visit(
    tag: Tag,
    { preferences = {}, expected: known = [], ...options }: Visit = {},
  ): Promise<Seat> {
    expected = known;
    const kept = { name: 'tuz.preferences', value: JSON.stringify({ toured: true, ...preferences }) };
    const context = await browser.newContext({
      viewport: DESKTOP,
      locale: tag,
      storageState: { cookies: [], origins: [{ origin: server.address, localStorage: [kept] }] },
      ...options,
    });
    contexts.push(context);
    context.on('page', (page) => watch(page, faults));
    const seat = new Seat(await context.newPage(), await load(choose([tag])));
    await seat.open(server.address);
    return seat;
  }

  return { server, visit };
}

function watch(page: Page, faults: string[]): void {
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    // What could not be loaded is told below, with its status.
    const told = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !told) faults.push(message.text());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // What a page still waits for when it is left.
    if (reason !== 'net::ERR_ABORTED') faults.push(`${reason} ${request.url()}`);
  });
}
