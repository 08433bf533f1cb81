import { createServer, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { makeDeferred } from './deferred';

/** A proxy in front of the card provider that can keep one response back. */
export interface HoldingProxy {
  origin: string;
  /** Forwards the next request to a path, and never answers it; resolves when the provider did it. */
  holdNext: (path: RegExp) => Promise<void>;
  close: () => void;
}

const read = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
};

/** Headers that belong to one connection. */
const ofConnection = new Set(['host', 'connection', 'content-length', 'transfer-encoding']);

/** Starts a proxy on this machine. */
export const startHoldingProxy = async (origin: string): Promise<HoldingProxy> => {
  let held: { path: RegExp; done: () => void } | null = null;
  const server = createServer((request, response) => {
    const forward = async (): Promise<void> => {
      const { method = 'GET', url = '/' } = request;
      const isHeld = method === 'POST' && held?.path.test(url) === true;
      const done = isHeld ? held?.done : null;
      if (isHeld) held = null;
      const body = await read(request);
      const headers = Object.entries(request.headers).filter(([name]) => !ofConnection.has(name));
      const answer = await fetch(`${origin}${url}`, {
        method,
        headers: headers.map(([name, value]): [string, string] => [name, String(value)]),
        ...(body ? { body } : {}),
      });
      const text = await answer.text();
      if (done) return done();
      response.writeHead(answer.status, {
        'content-type': answer.headers.get('content-type') ?? 'application/json',
      });
      response.end(text);
    };
    forward().catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    holdNext: (path) => {
      const { promise, resolve } = makeDeferred();
      held = { path, done: resolve };
      return promise;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
