import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const zstd = promisify(zstdCompress);

const encodings: Readonly<Record<string, (data: Buffer) => Promise<Buffer>>> = {
  br: (data) =>
    brotli(data, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  gz: (data) => zip(data, { level: 9 }),
  zst: (data) => zstd(data, { params: { [constants.ZSTD_c_compressionLevel]: 19 } }),
};

/** What shrinks: fonts and pictures are compressed by themselves. */
export const isCompressible = (name: string): boolean => /\.(html|js|css|svg|json|txt)$/.test(name);

/** Writes `.br`, `.gz` and `.zst` beside a file, each where it is smaller than the file. */
export const compress = async (path: string): Promise<void> => {
  const data = await readFile(path);
  for (const [suffix, encode] of Object.entries(encodings)) {
    const copy = await encode(data);
    if (copy.length < data.length) await writeFile(`${path}.${suffix}`, copy);
  }
};
