import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { checkPorts } from './checkPorts.mjs';

describe('checking the ports', () => {
  const servers = [];
  const occupy = (port, host) =>
    new Promise((resolve, reject) => {
      const server = createServer().once('error', reject);
      server.listen({ port, host }, () => resolve(server.address().port));
      servers.push(server);
    });
  const close = () =>
    Promise.all(servers.splice(0).map((server) => new Promise((done) => server.close(done))));

  /** The first of two free ports in a row: other programs hold single ports anywhere. */
  const findFreePair = async () => {
    for (;;) {
      const first = await occupy(0);
      const second = await occupy(first + 1).catch(() => null);
      await close();
      if (second !== null) return first;
    }
  };

  afterEach(close);

  it('returns PORT when it and the next port are free', async () => {
    const free = await findFreePair();
    await expect(checkPorts(String(free))).resolves.toBe(free);
  });

  it.each(['127.0.0.1', undefined])('reports that the first port is taken on %s', async (host) => {
    const taken = await occupy(0, host);
    await expect(checkPorts(String(taken))).rejects.toThrow(`Port ${taken} is taken`);
  });

  it('reports that the second port is taken', async () => {
    const taken = await occupy(0);
    await expect(checkPorts(String(taken - 1))).rejects.toThrow(`Port ${taken} is taken`);
  });

  it.each(['abc', '0', '-1', '80.5', '65535'])(
    'reports that PORT is not a port number when it is %s',
    async (wanted) => {
      await expect(checkPorts(wanted)).rejects.toThrow(`and it is "${wanted}"`);
    },
  );
});
