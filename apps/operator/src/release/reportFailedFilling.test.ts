import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { commands } from '../commands';

const configure = (env: NodeJS.ProcessEnv) =>
  commands['configure']?.run({
    args: ['--to', 'filled'],
    at: (path) => join(tmpdir(), 'foyer-no-release', path),
    env,
    program: '',
    print: () => undefined,
  });

it('a server whose settings cannot be used says so to the collector, and still fails with the reason', async () => {
  const received: string[] = [];
  const collector = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += String(part)));
    request.on('end', () => {
      received.push(body);
      response.end('{}');
    });
  });
  await new Promise<void>((ready) => collector.listen(0, '127.0.0.1', ready));
  const { port } = collector.address() as AddressInfo;
  const env = {
    FOYER_TELEMETRY_ENDPOINT: `http://127.0.0.1:${port}/v1/logs`,
    FOYER_TELEMETRY_SERVICE: 'harbour',
  };
  try {
    await expect(configure({ ...env, FOYER_NO_SUCH_KEY: 'secret' })).rejects.toThrow(
      'FOYER_NO_SUCH_KEY',
    );
    expect(received.join()).toContain('foyer.failed_start');
    expect(received.join()).toContain('settings');
    expect(received.join()).toContain('harbour');
    expect(received.join()).not.toContain('secret');
  } finally {
    collector.close();
  }
});

it('a collector that does not answer keeps no reason back', async () => {
  const env = { FOYER_TELEMETRY_ENDPOINT: 'http://127.0.0.1:9/v1/logs', FOYER_NO_SUCH_KEY: '1' };
  await expect(configure(env)).rejects.toThrow('FOYER_NO_SUCH_KEY');
});
