import { gzipSync } from 'node:zlib';
import type { Context } from 'hono';

/** A text that fits into one packet arrives no sooner when it is shorter. */
const PACKET_BYTES = 1400;

/** Higher levels take much more time of the core for few bytes less. */
const LEVEL = 4;

/** Whether the sender of a request accepts gzip. */
export const acceptsGzip = (c: Context): boolean =>
  /\bgzip\b(?!;\s*q=0)/.test(c.req.header('accept-encoding') ?? '');

/** A text with its headers, for a slow network: compressed where that saves a packet. */
export const compressed = (
  text: string,
  headers: Record<string, string>,
): { body: string | Uint8Array<ArrayBuffer>; headers: Record<string, string> } =>
  text.length < PACKET_BYTES
    ? { body: text, headers }
    : {
        body: gzipSync(text, { level: LEVEL }),
        headers: { ...headers, 'content-encoding': 'gzip' },
      };
