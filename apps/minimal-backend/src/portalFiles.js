import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** @param {string} file */
const typeOf = (file) => Object.entries(types).find(([ending]) => ending === extname(file))?.[1];

/**
 * Serves a file of the built portal. A web server does this better: see README.md.
 *
 * @param {string} folder the build, `apps/portal/dist`
 * @param {string} path from `/v2/` on
 * @param {import('node:http').ServerResponse} response
 * @returns {Promise<boolean>} whether there is such a file
 */
export const servePortalFile = async (folder, path, response) => {
  const file = join(folder, path.slice('/v2/'.length) || 'index.html');
  const type = typeOf(file);
  if (!type || !file.startsWith(folder + sep)) return false;
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) return false;
  response.writeHead(200, {
    'content-type': type,
    // Names under assets/ hold a hash of the content; all others are asked for again.
    'cache-control': path.startsWith('/v2/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
  });
  // Without `pipeline`, a client that leaves keeps the file open, and a failing disk ends the process.
  await pipeline(createReadStream(file), response).catch(() => response.destroy());
  return true;
};
