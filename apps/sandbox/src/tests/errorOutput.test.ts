import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { bothEngines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { orderDay } from './support/orderDay';
import { Visitor } from './support/Visitor';

describe.each(bothEngines)('the error output (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine, { rateLimits: false });
  });
  afterAll(() => sandbox.close());
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('names the query that failed, and none of the values that a person gave', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    await sandbox.backend.db.execute(
      sql`alter table users add constraint only_others check (first_name <> 'Ottilie')`,
    );
    const visitor = await new Visitor(sandbox).arrive();
    const { status } = await visitor.call('POST', '/api/user', {
      email: 'ottilie.marsh@post.example',
      password: 'a long enough one',
      firstName: 'Ottilie',
      lastName: 'Marsh',
      mobile: '+447700900861',
      isTermsAndConditionAccepted: true,
    });
    expect(status).toBe(500);
    const output = said.mock.calls.flat().map(String).join('\n');
    expect(output).toMatch(/Failed query: insert into "users"/);
    expect(output).toContain('only_others');
    expect(output).not.toMatch(/ottilie|marsh|900861|scrypt/i);
  });

  // SEC-12
  test('names no device whose order can’t be read', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    const device = await new Visitor(sandbox).arrive();
    await orderDay(device);
    const { sessions } = sandbox.backend.cardProvider.stripe.checkout;
    vi.spyOn(sessions, 'retrieve').mockRejectedValue(new Error('No answer.'));
    await device.arrive();
    const output = said.mock.calls.flat().map(String).join('\n');
    expect(output).toContain('No answer.');
    expect(output).not.toContain(device.mac);
  });
});
