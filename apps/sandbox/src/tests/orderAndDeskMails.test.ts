import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { users } from '../db/schema/users';
import { createTicket } from '../services/network/tickets';
import { createCode } from '../services/one-time-codes/oneTimeCodes';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor } from './support/Visitor';

const ORDER = '/api/billing/order';
const DESK = '/api/user/agent-desk';

// LOGIN-14
describe.each(engines)('mails that somebody asks for several times (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
  });
  afterAll(() => sandbox.close());

  const ordering = async (visitor: Visitor) => {
    await visitor.call('PUT', ORDER, { priceId: 'cw-plus-month' });
    return visitor;
  };
  const mailLink = async (visitor: Visitor, email?: string) =>
    (
      await visitor.call('POST', `${ORDER}/resume-link`, {
        channel: 'email',
        ...(email && { email }),
      })
    ).status;

  test('strangers do not use up the links to their order of a user who has proved the address', async () => {
    const email = 'orders-here@post.example';
    const owner = await ordering(await new Visitor(sandbox).signUp({ email }));
    const { db, clock } = sandbox.backend;
    const code = await createCode(db, clock.now(), 'verify-email', owner.userId);
    await owner.call('POST', '/api/user/activate-account', { activationCode: code });
    const statuses = [];
    for (let net = 1; net <= 3; net += 1) {
      const stranger = new Visitor(sandbox);
      stranger.address = `198.51.100.${net}`;
      await ordering(await stranger.arrive());
      for (let time = 0; time < 6; time += 1) statuses.push(await mailLink(stranger, email));
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
    for (let time = 0; time < 5; time += 1) expect(await mailLink(owner)).toBe(201);
    expect(await mailLink(owner)).toBe(429);
  });

  test('an agent mails a confirmation once in two minutes', async () => {
    const { db, clock } = sandbox.backend;
    const email = 'not-confirmed@post.example';
    await new Visitor(sandbox, 'station-lofts').signUp({ email });
    const [user] = await db.select().from(users).where(eq(users.email, email));
    if (!user) throw new Error('Nobody has registered.');
    const token = await createTicket({ db, clock }, user, 'Ash');
    const agent = await new Visitor(sandbox, 'station-lofts').arrive();
    const visit = { ...agent.location, token, is_impersonating: true };
    await agent.call('POST', '/api/gateway/login', visit);
    const send = async () => (await agent.call('POST', DESK, { act: 'resendConfirmation' })).status;
    expect([await send(), await send()]).toEqual([204, 429]);
    await sandbox.moveClock(121_000);
    expect(await send()).toBe(204);
  });
});
