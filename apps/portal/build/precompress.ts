import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** `index.html` is filled when it is served, so it is compressed by the server instead. */
const COMPRESSED = /\.(js|css|svg|json|woff2)$/;

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
          .filter((name) => COMPRESSED.test(name) && !name.endsWith('csp.json'))
          .map(async (name) => {
            const path = join(outDir, name);
            const data = await readFile(path);
            const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
            await writeFile(`${path}.br`, await brotli(data, { params }));
            await writeFile(`${path}.gz`, await zip(data, { level: 9 }));
          }),
      );
    },
  };
};
