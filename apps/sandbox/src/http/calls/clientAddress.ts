import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** The client's network address; `local` where a test asks without a socket. */
export const clientAddress = (c: Context): string => {
  try {
    return getConnInfo(c).remote.address ?? 'local';
  } catch {
    return 'local';
  }
};
