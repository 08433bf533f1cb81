import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startSandbox, type Sandbox } from '../../program/startSandbox';
import { TEST_PASSWORD_COST } from './support/testDatabases';
import { copySeeded } from './support/testSandbox';
import { Visitor } from './support/Visitor';

/** The way to the database, which can be cut. */
const openWay = async (address: string) => {
  const { hostname, port } = new URL(address);
  const sockets = new Set<Socket>();
  const listen = async (at: number): Promise<Server> => {
    const server = createServer((socket) => {
      const there = connect(Number(port), hostname);
      for (const end of [socket, there]) {
        sockets.add(end);
        end.on('error', () => undefined).on('close', () => sockets.delete(end));
      }
      socket.pipe(there).pipe(socket);
    });
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
    return server;
  };
  let server = await listen(0);
  const bound = server.address();
  const at = typeof bound === 'object' && bound ? bound.port : 0;
  const near = new URL(address);
  near.host = `127.0.0.1:${at}`;
  const close = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return {
    address: near.toString(),
    close,
    reopen: async () => {
      server = await listen(at);
    },
  };
};

let sandbox: Sandbox;
let way: Awaited<ReturnType<typeof openWay>>;
beforeAll(async () => {
  const { dataDir, databaseUrl } = await copySeeded('postgresql');
  way = await openWay(String(databaseUrl));
  const options = { port: 0, passwordCost: TEST_PASSWORD_COST, dataDir };
  sandbox = await startSandbox({ ...options, databaseUrl: way.address });
});
afterAll(async () => {
  await sandbox.close();
  way.close();
});

test('while the database cannot be reached, calls answer 503 and when to try again, and then work', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const visitor = await new Visitor(sandbox).signUp();
  way.close();
  for (const [method, path, body] of [
    ['GET', '/api/user', undefined],
    ['GET', '/api/dashboard', undefined],
    ['PUT', '/api/billing/order', { priceId: 'cw-plus-month' }],
  ] as const) {
    const refused = await visitor.call(method, path, body);
    expect([path, refused.status, refused.body['code']]).toEqual([path, 503, 'UNAVAILABLE']);
    expect(refused.headers.get('retry-after')).toBe('5');
  }
  await way.reopen();
  await vi.waitFor(async () => expect((await visitor.call('GET', '/api/user')).status).toBe(200), {
    timeout: 15_000,
  });
  log.mockRestore();
});
