import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { findCall, openCalls } from './calls.js';
import { servePortalFile } from './portalFiles.js';
import { Refusal } from './Refusal.js';
import { readAuthorization } from './tokens.js';
import { venue } from './venue.js';

const MAX_BODY_BYTES = 64 * 1024;
const builtPortal = fileURLToPath(new URL('../../portal/dist', import.meta.url));

/** @param {import('node:http').IncomingMessage} request */
const readBody = async (request) => {
  const parts = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > MAX_BODY_BYTES) throw new Refusal('TOO_LARGE', 'This is too long.');
    parts.push(part);
  }
  if (size === 0) return {};
  try {
    return Object(JSON.parse(Buffer.concat(parts).toString()));
  } catch {
    throw new Refusal('VALIDATION', 'The body is not JSON.');
  }
};

/** @param {import('node:http').IncomingMessage} request @param {URL} url */
const answerCall = async (request, url) => {
  const call = findCall(request.method ?? '', url.pathname);
  if (!call) throw new Refusal('NOT_FOUND', 'This backend has no such call.');
  const claims = readAuthorization(request.headers.authorization);
  if (!claims && !openCalls.includes(call.line))
    throw new Refusal('UNAUTHORISED', 'The session has ended.', { authError: 'Session expired' });
  return call.handle({
    claims: claims ?? { scope: ['anonymous'] },
    params: call.params,
    query: url.searchParams,
    body: await readBody(request),
    header: (name) => request.headers[name]?.toString(),
  });
};

/** @param {unknown} error */
const answerFailure = (error) => {
  if (!(error instanceof Refusal)) console.error(error);
  const { status, code, message, fields, authError } =
    error instanceof Refusal
      ? error
      : new Refusal('INTERNAL', 'Something went wrong on our side. Try again.');
  return { status, body: { code, message, fields }, authorization: undefined, authError };
};

/**
 * What lets the scripts of a portal on another origin call this API and read its headers.
 *
 * @param {string | undefined} portalOrigin
 */
const headersFor = (portalOrigin) =>
  portalOrigin
    ? {
        'access-control-allow-origin': portalOrigin,
        'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
        'access-control-allow-headers':
          'Authorization, Content-Type, Idempotency-Key, X-Location-Details, X-Registration-Stage',
        'access-control-expose-headers': 'Authorization, Date, X-Auth-Error',
        vary: 'Origin',
      }
    : {};

/**
 * Starts the backend, which also serves the built portal under `/v2/`.
 *
 * @param {object} [options]
 * @param {number} [options.port] a free one without it
 * @param {string} [options.host] this machine only without it
 * @param {string} [options.portal] the folder of the built portal
 * @param {string} [options.portalOrigin] of a portal that is served elsewhere, such as `https://wifi.example.com`
 * @returns {Promise<{ url: string, entry: string, close: () => Promise<void> }>} where it answers; the
 *   address to which a gateway leads its guests; how to stop it
 */
export const startMinimalBackend = async ({
  port = 0,
  host = '127.0.0.1',
  portal = builtPortal,
  portalOrigin,
} = {}) => {
  const cors = headersFor(portalOrigin);
  const entry = `/v2/#/stardust/auth/login?location_id=${venue.locationID}`;

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  const respond = async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://here');
    if (request.method === 'OPTIONS') return response.writeHead(204, cors).end();
    if (url.pathname === '/') return response.writeHead(302, { location: entry }).end();
    const isCall = findCall(request.method ?? '', url.pathname) !== null;
    if (
      !isCall &&
      url.pathname.startsWith('/v2/') &&
      (await servePortalFile(portal, url.pathname, response))
    )
      return undefined;
    const {
      status = 200,
      body,
      authorization,
      authError,
    } = await answerCall(request, url).catch(answerFailure);
    response.writeHead(status, {
      ...cors,
      'cache-control': 'no-store',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(authorization && { authorization }),
      ...(authError && { 'x-auth-error': authError }),
    });
    return response.end(body === undefined ? undefined : JSON.stringify(body));
  };

  const server = createServer((request, response) => {
    respond(request, response).catch((error) => {
      console.error(error);
      response.destroy();
    });
  });
  await new Promise((resolve) => {
    server.listen(port, host, () => resolve(undefined));
  });
  const address = server.address();
  const url = `http://localhost:${typeof address === 'object' ? address?.port : port}`;
  return {
    url,
    entry: url + entry,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
