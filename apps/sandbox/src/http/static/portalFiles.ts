import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { isPrivateFile, type Headers } from '@foyer/domain';
import { packageFile } from '../../process/packageFile';

/** The folder of the portal's build, in the sibling package of this repository. */
const portalDist = packageFile('..', 'portal', 'dist');

/** The type of a file by the end of its name. */
export const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};

/** Encodings in which the build stores compressed copies, best first. */
const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/** Vite writes a hash of the content into these names, so they never change. */
const isHashed = (name: string): boolean => /(^|\/)assets\/.*-[\w-]{8,}\.\w+$/.test(name);

/** A file of the portal's build, with the headers that depend on it alone. */
export interface PortalFile {
  data: Uint8Array<ArrayBuffer>;
  headers: Headers;
  route: 'asset' | 'file';
}

const readIfThere = async (path: string): Promise<Uint8Array<ArrayBuffer> | null> => {
  try {
    return (await stat(path)).isFile() ? new Uint8Array(await readFile(path)) : null;
  } catch {
    return null;
  }
};

/**
 * The path of a file of the build. A name has one spelling: one with `./`, `..` or `//` names nothing, so
 * that none gets round `isPrivateFile`.
 */
const pathInDist = (name: string): string | null => {
  const path = portalDist + sep + name;
  return normalize(path) === path ? path : null;
};

/**
 * A file under `/v2/`, in the best encoding that the browser accepts and the build has.
 * @param name path within the build, such as `assets/index-3f2a91bc.js`
 * @returns null when there is no such file
 */
export const readPortalFile = async (
  name: string,
  acceptEncoding: string,
): Promise<PortalFile | null> => {
  const path = pathInDist(name);
  if (!path || isPrivateFile(name)) return null;
  const route = isHashed(name) ? 'asset' : 'file';
  const headers = {
    'content-type': contentTypes[extname(name)] ?? 'application/octet-stream',
    vary: 'accept-encoding',
  };
  for (const encoding of encodings) {
    if (!acceptEncoding.includes(encoding.name)) continue;
    const data = await readIfThere(path + encoding.suffix);
    if (data) return { data, route, headers: { ...headers, 'content-encoding': encoding.name } };
  }
  const data = await readIfThere(path);
  return data && { data, route, headers };
};

/** The text of a file of the build; null when the portal was not built. */
export const readPortalText = (name: string): Promise<string | null> =>
  readFile(join(portalDist, name), 'utf8').catch(() => null);
