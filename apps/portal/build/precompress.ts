import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** `index.html` is filled before it is served, so it is compressed then. Fonts are compressed already. */
const COMPRESSED = /\.(js|css|svg|json)$/;
/** For those who build and serve, not for browsers. */
const PRIVATE = /(^|\/)(csp|manifest|third-party)\.json$/;

/** Writes a `.br` and a `.gz` beside each text asset, so that any static server can send them as they are. */
export const precompress = (): Plugin => {
  let outDir = 'dist';
  return {
    name: 'foyer:precompress',
    apply: 'build',
    configResolved(config) {
      outDir = join(config.root, config.build.outDir);
    },
    async closeBundle() {
      const names = await readdir(outDir, { recursive: true });
      await Promise.all(
        names
          .filter((name) => COMPRESSED.test(name) && !PRIVATE.test(name))
          .map(async (name) => {
            const path = join(outDir, name);
            const data = await readFile(path);
            const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
            const copies = {
              br: await brotli(data, { params }),
              gz: await zip(data, { level: 9 }),
            };
            // A small file can grow.
            for (const [suffix, copy] of Object.entries(copies))
              if (copy.length < data.length) await writeFile(`${path}.${suffix}`, copy);
          }),
      );
    },
  };
};
