import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
// As a whole, because an import of a name that this Node lacks would keep the program from starting.
import * as zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const zip = promisify(zlib.gzip);
const { constants } = zlib;

type Encode = (data: Buffer) => Promise<Buffer>;

/** Node.js has zstd since 22.15; on an older one the browsers get brotli. */
const zstdOf = ({ zstdCompress }: Partial<typeof zlib>): Record<string, Encode> => {
  if (!zstdCompress) return {};
  const zstd = promisify(zstdCompress);
  return {
    zst: (data) => zstd(data, { params: { [constants.ZSTD_c_compressionLevel]: 19 } }),
  };
};

/** How copies are made, by their suffix. */
export const encodingsOf = (library: Partial<typeof zlib>): Readonly<Record<string, Encode>> => ({
  br: (data) =>
    brotli(data, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  gz: (data) => zip(data, { level: 9 }),
  ...zstdOf(library),
});

const encodings = encodingsOf(zlib);

/** What shrinks: fonts and pictures are compressed already. */
export const isCompressible = (name: string): boolean => /\.(html|js|css|svg|json|txt)$/.test(name);

/** Writes `.br`, `.gz` and, where Node.js can, `.zst` beside a file, each where it is smaller than the file. */
export const compress = async (path: string): Promise<void> => {
  const data = await readFile(path);
  for (const [suffix, encode] of Object.entries(encodings)) {
    const copy = await encode(data);
    if (copy.length < data.length) await writeFile(`${path}.${suffix}`, copy);
  }
};
