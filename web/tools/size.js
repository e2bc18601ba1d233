// Fails when the first page is too heavy: `index.html` and every file of the build that it names.

import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** In bytes, compressed. */
const BUDGET = 300_000;

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
if (!existsSync(`${dist}index.html`)) {
  console.error('web/dist has no index.html; build the page first: npm run build');
  process.exit(1);
}

const html = readFileSync(`${dist}index.html`, 'utf8');
const named = [...html.matchAll(/(?:src|href)="\/([^"]+)"/g)].map((match) => String(match[1]));
const sizes = ['index.html', ...new Set(named)].map((path) => {
  const compressed = `${dist}${path}.br`;
  return { path, bytes: statSync(existsSync(compressed) ? compressed : `${dist}${path}`).size };
});
const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);

const line = (/** @type {string} */ name, /** @type {number} */ bytes) =>
  `${(bytes / 1000).toFixed(1).padStart(8)} kB  ${name}`;
const summary = line(`first page, of at most ${BUDGET / 1000} kB`, total);
if (total < BUDGET) {
  console.log(summary);
} else {
  console.error([...sizes.map(({ path, bytes }) => line(path, bytes)), summary].join('\n'));
  process.exit(1);
}
