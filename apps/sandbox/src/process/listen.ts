import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { LOOPBACK } from './exposure';
import { oneATurn } from './oneATurn';
import { StartFailure } from './StartFailure';

type Fetch = (request: Request, env: unknown) => Response | Promise<Response>;

/** Explains why a port cannot be opened, in one sentence where the user can fix it. */
export const portError = (error: NodeJS.ErrnoException, port: number): Error => {
  if (error.code === 'EADDRINUSE')
    return new StartFailure(`Port ${port} is taken; stop what uses it or set PORT to another.`);
  if (error.code === 'EACCES')
    return new StartFailure(`Port ${port} may not be used by this account; set PORT to another.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new StartFailure(`HOST names no address of this machine (${error.code}).`);
  return error;
};

/** An open server. */
export interface Listening {
  /** Origin, without a trailing slash. */
  url: string;
  /**
   * Accepts no more requests, lets running ones finish, and cuts connections that are still open
   * after a while. Resolves when no handler runs any more, so that the database can then be closed.
   */
  stop: () => Promise<void>;
}

/** How long a server waits, in milliseconds. */
interface Waits {
  /** For running requests after `stop`. */
  graceMs: number;
  /** For a whole request to arrive. */
  requestMs: number;
}

/** In 30 seconds, the largest body of a call arrives even at 70 kbit/s. Node's own limit is five minutes. Rule API-9. */
const usualWaits: Waits = { graceMs: 1_000, requestMs: 30_000 };

/** Closes idle connections at once and busy ones after the grace time. */
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
 * Longer than proxies keep an idle connection (Caddy 2 minutes, nginx 1): a request that they send on one that we close at that
 * moment is lost, and they repeat no POST.
 */
const KEEP_ALIVE_MS = 130_000;

/**
 * Starts an HTTP server.
 * @param port 0 lets the system choose one
 * @param host interface to listen on; by default this machine's own
 * @throws StartFailure when the port is taken or not allowed
 */
export const listen = (
  fetch: Fetch,
  port: number,
  host = LOOPBACK,
  { graceMs, requestMs } = usualWaits,
): Promise<Listening> => {
  const working = new Set<Promise<unknown>>();
  const answer = getRequestListener((request, env) => {
    const work = Promise.resolve(fetch(request, env));
    working.add(work);
    const done = () => working.delete(work);
    work.then(done, done);
    return work;
  });
  const start = oneATurn();
  const server = createServer(
    { requestTimeout: requestMs, connectionsCheckingInterval: Math.min(requestMs, 5_000) },
    (incoming, outgoing) => start(() => void answer(incoming, outgoing)),
  );
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  const stop = async (): Promise<void> => {
    await endConnections(server, graceMs);
    await Promise.allSettled(working);
  };
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(portError(error, port)));
    server.listen(port, host, () => {
      const address = server.address();
      const taken = typeof address === 'object' && address ? address.port : port;
      resolve({ url: `http://localhost:${taken}`, stop });
    });
  });
};
