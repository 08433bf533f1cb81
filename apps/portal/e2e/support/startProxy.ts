import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface ProxyOptions {
  /** The path of the portal, in place of `/v2/`, which then answers 404. */
  portalPath?: string;
  /** The headers that pages of other origins may read; without it no other origin may ask. */
  exposes?: string;
  /** Where the portal's configuration, and it alone, says that the API and the auth service are. */
  backend?: string;
  /** Whether the network loses the answer to a request for this path. */
  loses?: (path: string) => boolean;
}

interface Proxy {
  url: string;
  /** The calls with a method, such as `GET /api/site-info`. */
  served: string[];
  stop: () => void;
}

const allow = (answer: ServerResponse, origin: string, exposes: string): void => {
  answer.setHeader('access-control-allow-origin', origin);
  answer.setHeader('access-control-expose-headers', exposes);
  answer.setHeader('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE');
  answer.setHeader(
    'access-control-allow-headers',
    'Authorization, Content-Type, Idempotency-Key, X-Location-Details, X-Registration-Stage',
  );
};

/** The bases end with a slash, as an operator may write them. */
const nameBackend = (text: string, backend: string): string =>
  text.startsWith('<')
    ? text.replace(/(name="foyer-\w+-base" content=)"[^"]*"/g, '$1""')
    : JSON.stringify({
        ...(JSON.parse(text) as object),
        apiBase: `${backend}/api/`,
        authBase: `${backend}/auth/`,
      });

/** Serves a sandbox from another origin, as an operator's own server would. */
export const startProxy = (
  target: string,
  { portalPath = '/v2/', exposes, backend, loses }: ProxyOptions,
): Promise<Proxy> => {
  const served: string[] = [];
  /** The page and its configuration. The sandbox's security policy would allow no other origin. */
  const serveNamed = async (path: string, named: string, answer: ServerResponse): Promise<void> => {
    const reply = await fetch(new URL(path, target));
    answer.setHeader('content-type', reply.headers.get('content-type') ?? '');
    answer.end(nameBackend(await reply.text(), named));
  };
  const serve = (asked: IncomingMessage, answer: ServerResponse): void => {
    const path = asked.url ?? '/';
    served.push(`${asked.method ?? ''} ${path}`);
    if (loses?.(path)) return void answer.destroy();
    const { origin, referer: _, host: __, ...headers } = asked.headers;
    if (origin && exposes !== undefined) allow(answer, origin, exposes);
    if (asked.method === 'OPTIONS') return void answer.writeHead(204).end();
    if (path.startsWith('/v2') && portalPath !== '/v2/') return void answer.writeHead(404).end();
    if (backend && ['/v2/', '/v2/public-config.json'].includes(path))
      return void serveNamed(path, backend, answer);
    const url = new URL(path.replace(portalPath, '/v2/'), target);
    const forwarded = request(url, { method: asked.method, headers }, (reply) => {
      for (const [name, value] of Object.entries(reply.headers))
        if (value !== undefined && !name.startsWith('access-control-'))
          answer.setHeader(name, value);
      answer.writeHead(reply.statusCode ?? 502);
      reply.pipe(answer);
    });
    forwarded.on('error', () => answer.destroy());
    asked.pipe(forwarded);
  };
  const server = createServer(serve);
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      const stop = (): void => {
        server.closeAllConnections();
        server.close();
      };
      resolve({ url: `http://127.0.0.1:${port}`, served, stop });
    });
  });
};
