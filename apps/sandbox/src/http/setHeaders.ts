import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/**
 * Sets headers of a response that is complete. The server adds them while it writes; setting them on the response itself
 * would copy it, with its body, into a new one.
 */
export const setHeaders = (c: Context, headers: Readonly<Record<string, string>>): void => {
  const outgoing = (c.env as Partial<HttpBindings> | undefined)?.outgoing;
  for (const [name, value] of Object.entries(headers))
    if (outgoing) outgoing.setHeader(name, value);
    else c.res.headers.set(name, value);
};
