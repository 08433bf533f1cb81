import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rateLimits } from '../db/schema/rateLimits';
import { readTrustedProxies } from '../process/readTrustedProxies';
import { sendBody } from './support/sendBody';
import { startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor } from './support/Visitor';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox('pglite');
});
afterAll(() => sandbox.close());

const provider = () => sandbox.cardProvider.origin ?? '';

describe('a body', () => {
  const paths = [
    '/webhooks/card-provider',
    '/sandbox/clock',
    '/sandbox/api/faults',
    '/gateway/login',
    '/simulators/captcha/siteverify',
    '/api/user',
    '/auth/login',
    '/router/login',
    '/v2/anything',
  ];
  const providerPaths = ['/v1/customers', '/embedded/checkout/pay', '/v3/anything'];
  const everywhere = [
    ...paths.map((path) => [path, () => sandbox.url] as const),
    ...providerPaths.map((path) => [path, provider] as const),
  ];

  test.each(everywhere)(
    'of 64 MB is refused with 413 by %s before it is read',
    async (path, origin) => {
      for (const announced of [true, false]) {
        const { status, sent } = await sendBody(origin() + path, 64 * 1024 * 1024, announced);
        expect(status).toBe(413);
        expect(sent).toBeLessThan(16 * 1024 * 1024);
      }
    },
  );

  test('of 413 says so in the words of the contract', async () => {
    const answer = await new Visitor(sandbox).call('POST', '/auth/login', 'a'.repeat(300_000));
    expect(answer).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } });
  });

  test('of an event of the card provider may be larger than a person’s', async () => {
    const answer = await new Visitor(sandbox).call(
      'POST',
      '/webhooks/card-provider',
      'a'.repeat(300_000),
    );
    expect(answer.status).toBe(400);
  });
});

describe('a path', () => {
  test.each([
    '/v2/%zz',
    '/v2/%E0%A4%A',
    '/v2/assets/..%2f..%2fpackage.json',
    '/v2/csp.json',
    '/v2/.%2fcsp.json',
    '/v2/assets/..%2fcsp.json',
    '/v2//csp.json',
    '/v2/.%2findex.html',
    '/sandbox/assets/__proto__',
    '/sandbox/assets/constructor',
    '/sandbox/assets/toString',
    '/sandbox/assets/%zz',
    '/sandbox/pages/__proto__',
    '/sandbox/pages/constructor',
    '/sandbox/pages/hasOwnProperty',
    '/api/%zz',
    '/%zz',
  ])('that leads nowhere is a 404: %s', async (path) => {
    const answer = await fetch(sandbox.url + path);
    expect(answer.status).toBe(404);
  });

  test('to a property that every object has expands nothing at the card provider', async () => {
    const headers = { authorization: `Bearer ${sandbox.cardProvider.secretKey}` };
    for (const name of ['constructor', '__proto__', 'toString']) {
      const answer = await fetch(`${provider()}/v1/customers?expand[]=data.${name}`, { headers });
      expect(answer.status).toBe(400);
    }
  });
});

describe('an address in X-Forwarded-For', () => {
  /** The addresses whose attempts to log in were counted, after one attempt. */
  const countedFor = async ({ url, backend }: TestSandbox): Promise<string> => {
    const headers = { 'x-forwarded-for': '127.0.0.77' };
    const visitor = await new Visitor({ url }).arrive();
    const attempt = { username: 'nobody@post.example', password: 'not the right one' };
    await visitor.call('POST', '/auth/login', attempt, { 'x-registration-stage': '0', ...headers });
    const rows = await backend.db.select().from(rateLimits);
    return rows.map(({ key }) => key).join();
  };

  test('counts only when a trusted proxy has sent it', async () => {
    expect(await countedFor(sandbox)).not.toContain('127.0.0.77');
    const behindProxy = await startTestSandbox('pglite', {
      trustedProxies: readTrustedProxies('127.0.0.0/8'),
    });
    expect(await countedFor(behindProxy)).toContain('127.0.0.77');
    await behindProxy.close();
  });
});
