import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { StartFailure } from './StartFailure';

type Fetch = (request: Request, env: unknown) => Response | Promise<Response>;

/** Says in one sentence why a port cannot be served on, where a person can put that right. */
export const portError = (error: NodeJS.ErrnoException, port: number): Error => {
  if (error.code === 'EADDRINUSE')
    return new StartFailure(`Port ${port} is taken; stop what uses it or set PORT to another.`);
  if (error.code === 'EACCES')
    return new StartFailure(`Port ${port} may not be used by this account; set PORT to another.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new StartFailure(`HOST names no address of this machine (${error.code}).`);
  return error;
};

/** A port that is being served on. */
export interface Listening {
  /** Origin, without a trailing slash. */
  url: string;
  /**
   * Takes no more requests, lets those under way be answered, cuts what is still open after a while,
   * and resolves once no handler works any more: only then may what they work on be closed.
   */
  stop: () => Promise<void>;
}

/** How long answers that are under way may take once serving stops, in milliseconds. */
const GRACE_MS = 1_000;

/** Ends the connections, at once where nobody waits for an answer. */
const endConnections = (server: Server, graceMs: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });

/**
 * Serves on a port.
 *
 * @param port 0 lets the system choose one
 * @throws StartFailure when the port is taken or not allowed
 */
export const listen = (
  fetch: Fetch,
  port: number,
  host: string | null,
  graceMs = GRACE_MS,
): Promise<Listening> => {
  const working = new Set<Promise<unknown>>();
  const answer = getRequestListener((request, env) => {
    const work = Promise.resolve(fetch(request, env));
    working.add(work);
    const done = () => working.delete(work);
    work.then(done, done);
    return work;
  });
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  server.keepAliveTimeout = 5_000;
  const stop = async (): Promise<void> => {
    await endConnections(server, graceMs);
    await Promise.allSettled(working);
  };
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(portError(error, port)));
    server.listen(port, host ?? undefined, () => {
      const address = server.address();
      const taken = typeof address === 'object' && address ? address.port : port;
      resolve({ url: `http://localhost:${taken}`, stop });
    });
  });
};
