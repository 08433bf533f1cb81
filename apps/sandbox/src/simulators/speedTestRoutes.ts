import type { Context } from 'hono';
import { clientAddress } from '../http/calls/clientAddress';
import type { AddRoutes } from '../http/createApp';
import { SPEED_TEST_UPLOAD } from '../http/paths';
import type { Backend } from '../services/Backend';
import { networkOf, wideNetworkOf } from '../services/rate-limits/networkOf';
import { rateLimits, type RateLimit } from '../services/rate-limits/RateLimits';

/** The largest transfer of one measurement. */
const MAX_BYTES = 25 * 1024 * 1024;
const CHUNK = new Uint8Array(64 * 1024).map((_, index) => (index * 31) & 255);

const timing = (c: Context, startedAt: number): void => {
  c.header('timing-allow-origin', '*');
  c.header('server-timing', `cfRequestDuration;dur=${(performance.now() - startedAt).toFixed(2)}`);
  c.header('cache-control', 'no-store');
};

const bytesOf = (bytes: number): ReadableStream<Uint8Array> => {
  let left = bytes;
  return new ReadableStream({
    pull(controller) {
      const size = Math.min(left, CHUNK.byteLength);
      if (size === 0) return controller.close();
      controller.enqueue(CHUNK.subarray(0, size));
      left -= size;
    },
  });
};

/** Anybody can ask, without a session. */
const count = (c: Context, { limits, trustedProxies }: Backend, limit: RateLimit): Promise<void> =>
  limits.use(limit, wideNetworkOf(networkOf(clientAddress(c, trustedProxies))));

const download = async (c: Context, backend: Backend): Promise<Response> => {
  const startedAt = performance.now();
  const asked = Number(c.req.query('bytes') ?? 0);
  const bytes = Number.isFinite(asked) ? Math.min(Math.max(Math.trunc(asked), 0), MAX_BYTES) : 0;
  // Empty answers are not counted: they measure the round trip.
  if (bytes > 0) await count(c, backend, rateLimits.speedTestDownload);
  timing(c, startedAt);
  c.header('content-type', 'application/octet-stream');
  c.header('content-length', String(bytes));
  return c.body(bytesOf(bytes));
};

const upload = async (c: Context, backend: Backend): Promise<Response> => {
  const startedAt = performance.now();
  // Before the body is read.
  await count(c, backend, rateLimits.speedTestUpload);
  let received = 0;
  for await (const chunk of c.req.raw.body ?? []) {
    received += chunk.byteLength;
    if (received > MAX_BYTES)
      return c.json({ code: 'TOO_LARGE', message: 'Send 25 MB at most.' }, 413);
  }
  timing(c, startedAt);
  return c.json({ received });
};

/** The server side of a speed test: serves and receives bytes. */
export const speedTestRoutes =
  (backend: Backend): AddRoutes =>
  (app) => {
    app.get('/speed-test/down', (c) => download(c, backend));
    app.post(SPEED_TEST_UPLOAD, (c) => upload(c, backend));
  };
