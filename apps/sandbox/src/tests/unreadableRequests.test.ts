import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor } from './support/Visitor';

describe.each(engines)('requests that cannot be read (%s)', (engine) => {
  let sandbox: TestSandbox;
  let customer: Visitor;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
    customer = await new Visitor(sandbox).signUp();
  });
  afterAll(() => sandbox.close());

  test('a body over 256 kB is refused with 413', async () => {
    const answer = await customer.call('PATCH', '/api/user', { firstName: 'a'.repeat(300_000) });
    expect(answer.status).toBe(413);
  });

  test('a body that is not JSON is refused with 400', async () => {
    const answer = await customer.call('PATCH', '/api/user', '{"firstName":');
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
  });

  test('the log reports no error when a sender breaks off a body', async () => {
    const logged = vi.spyOn(console, 'error');
    const headers = { 'content-length': 100 };
    const asked = request(`${sandbox.url}/auth/login`, { method: 'POST', headers });
    asked.on('error', () => undefined);
    asked.write('{');
    await sleep(200);
    asked.destroy();
    await sleep(200);
    expect(logged).not.toHaveBeenCalled();
    logged.mockRestore();
  });

  test.each([
    ['empty', ''],
    ['of 256 characters', 'k'.repeat(256)],
    ['of 8,000 characters', 'k'.repeat(8000)],
  ])('an Idempotency-Key that is %s is refused with 400', async (_what, key) => {
    const pay = { priceId: 'cw-plus-month', mode: 'subscription', returnPath: '/stripe-return' };
    const answer = await customer.keyed('/api/billing/create-checkout-session', pay, key);
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
  });

  test('a location whose nas_id has 12,000 characters is refused with 400', async () => {
    const location = new URLSearchParams({
      location_id: 'canal-wharf',
      nas_id: 'n'.repeat(12_000),
    });
    const headers = { 'x-location-details': location.toString() };
    const answer = await sandbox.app.request('/auth/blank-session', { headers });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'VALIDATION' });
  });

  test.each([
    ['/gateway/check?mac=A4:83:E7:00:00:01&location_id=%00', {}],
    ['/gateway/captive?mac=A4:83:E7:00:00:01&location_id=canal-wharf%00', {}],
    ['/sandbox/api/outbox?to=%00', {}],
    ['/auth/blank-session', { 'x-location-details': 'location_id=canal%00wharf' }],
  ])('a NUL in %s %j is refused with 400', async (path, headers) => {
    const answer = await sandbox.app.request(path, { headers });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'VALIDATION' });
  });
});
