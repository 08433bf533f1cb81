import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { StartFailure } from './StartFailure';

type Fetch = (request: Request, env: unknown) => Response | Promise<Response>;

/** Says in one sentence why a port cannot be served on, where a person can put that right. */
export const explainPort = (error: NodeJS.ErrnoException, port: number): Error => {
  if (error.code === 'EADDRINUSE')
    return new StartFailure(`Port ${port} is taken; stop what uses it or set PORT to another.`);
  if (error.code === 'EACCES')
    return new StartFailure(`Port ${port} may not be used by this account; set PORT to another.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new StartFailure(`HOST names no address of this machine (${error.code}).`);
  return error;
};

/**
 * Serves on a port.
 *
 * @param port 0 lets the system choose one
 * @throws StartFailure when the port is taken or not allowed
 */
export const listen = (fetch: Fetch, port: number, host: string | null): Promise<Server> => {
  const answer = getRequestListener(fetch);
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  server.keepAliveTimeout = 5_000;
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(explainPort(error, port)));
    server.listen(port, host ?? undefined, () => resolve(server));
  });
};

/** How long answers that are under way may take, in milliseconds. */
const GRACE_MS = 1_000;

/** Stops taking requests, lets those under way be answered, and ends what is still open then. */
export const stopListening = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
