import { chromium, type Browser } from 'playwright-core';

const ARGUMENTS = [
  '--headless=new',
  // Chromium's sandbox refuses to start as root, as in containers; the pages are our own.
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The Chromium that the environment variable `CHROMIUM` names; `cargo xtask test` finds one. */
export function launchChromium(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM'];
  if (!executablePath) throw new Error('the environment variable CHROMIUM names no browser');
  return chromium.launch({ executablePath, args: ARGUMENTS });
}
