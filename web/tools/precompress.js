import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;

/** In bytes; a smaller file gains nothing. */
const SMALLEST = 1000;

/**
 * Puts a `.br` file beside every text file of the build, so that the server has nothing to compress.
 * @returns {import('vite').Plugin}
 */
export function precompress() {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    // Last of all, when the files of `public/` are there too.
    closeBundle() {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        const path = join(entry.parentPath, entry.name);
        if (!entry.isFile() || !TEXT.test(path)) continue;
        const text = readFileSync(path);
        if (text.length < SMALLEST) continue;
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        };
        writeFileSync(`${path}.br`, brotliCompressSync(text, { params }));
      }
    },
  };
}
