import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';

/** A request that a proxy has received. */
export interface Passing {
  method: string;
  /** Path and query. */
  url: string;
}

/** A response of the server behind a proxy. */
export interface Reply {
  status: number;
  type: string;
  body: Buffer;
}

/**
 * Decides about one request: passes it on, or not.
 * @returns the response; null breaks the connection
 */
export type Pass = (request: Passing, forward: () => Promise<Reply>) => Promise<Reply | null>;

/** A proxy on this machine. */
export interface Proxy {
  origin: string;
  close: () => void;
}

const read = async (request: IncomingMessage): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(Buffer.from(piece as Uint8Array));
  return Buffer.concat(pieces);
};

/** Headers that belong to one connection. */
const ofConnection = new Set(['host', 'connection', 'content-length', 'transfer-encoding']);

/**
 * Starts a proxy.
 * @param origin the server behind it
 */
export const startProxy = async (origin: string, pass: Pass): Promise<Proxy> => {
  const server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      const { method = 'GET', url = '/' } = request;
      const body = await read(request);
      const headers = Object.entries(request.headers)
        .filter(([name]) => !ofConnection.has(name))
        .map(([name, value]): [string, string] => [name, String(value)]);
      const forward = async (): Promise<Reply> => {
        const got = await fetch(`${origin}${url}`, {
          method,
          headers,
          ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
        });
        const type = got.headers.get('content-type') ?? 'application/json';
        return { status: got.status, type, body: Buffer.from(await got.arrayBuffer()) };
      };
      const reply = await pass({ method, url }, forward);
      if (reply === null) return void response.destroy();
      response.writeHead(reply.status, { 'content-type': reply.type });
      response.end(reply.body);
    };
    answer().catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
