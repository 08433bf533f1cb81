import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq, ne, sql } from 'drizzle-orm';
import { acts as rules, actsOf } from '../http/calls/actsOf';
import { invoices } from '../db/schema/billing';
import { subscriptions } from '../db/schema/subscriptions';
import { users } from '../db/schema/users';
import { PERSONA_PASSWORD } from '../scenarios/seedPersona';
import { createTicket } from '../services/network/tickets';
import { textAt } from './support/textAt';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor, type Json } from './support/Visitor';

type Rules = typeof rules;
type UnlistedCall = {
  [N in keyof Rules]: Rules[N] extends 'refused' | 'nothing' ? N : never;
}[keyof Rules];

const CUSTOMER = { username: 'priya.raman@quad.example', password: PERSONA_PASSWORD };
const OTHER = 'sam.carter@quad.example';
const password = 'a long enough one';

/** A call with its path, body and the status that the agent gets. */
type Case = [method: string, path: string, body: object | undefined, status: number];

/** Each call that the customer's list leaves out. A call that is missing here does not compile. */
const unlisted: Record<UnlistedCall, Case> = {
  login: ['POST', '/auth/login', { ...CUSTOMER, password }, 401],
  checkSmsCode: ['POST', '/auth/mfa/check-code/123456', CUSTOMER, 401],
  resendSmsCode: ['POST', '/auth/mfa/resend-code', CUSTOMER, 401],
  registerUser: ['POST', '/api/user', { email: 'x@desk.example', password }, 400],
  changePassword: [
    'POST',
    '/api/user/change-password',
    { newPassword: password, existingPassword: PERSONA_PASSWORD },
    403,
  ],
  activateAccount: ['POST', '/api/user/activate-account', { activationCode: 'ABCD-EFGH' }, 400],
  resendConfirmation: ['POST', '/api/user/resend-confirmation', { email: OTHER }, 204],
  requestResetEmail: ['POST', '/api/user/password-reset/request-email', { email: OTHER }, 204],
  resetPasswordByEmail: ['POST', '/api/user/password-reset/by-email', { code: 'x', password }, 400],
  requestResetSms: [
    'POST',
    '/api/user/password-reset/request-sms',
    { email: OTHER, phoneNumber: '+447700900123' },
    204,
  ],
  resetPasswordBySms: [
    'POST',
    '/api/user/password-reset/by-sms',
    { code: '123456', password, email: OTHER },
    400,
  ],
  endOtherSessions: ['DELETE', '/api/user/sessions', undefined, 403],
  verifyRecaptcha: ['POST', '/api/user/verify-recaptcha-token?response=x', undefined, 400],
  createNoAccountUser: [
    'POST',
    '/api/user/no-account-user',
    { isTermsAndConditionAccepted: true },
    409,
  ],
  previewTermination: [
    'POST',
    '/api/termination/preview',
    { kind: 'cancel', orderNumber: 'FW-1', email: OTHER },
    404,
  ],
  declareTermination: [
    'POST',
    '/api/termination/declaration',
    { kind: 'cancel', orderNumber: 'FW-1', email: OTHER, name: 'Sam Carter' },
    201,
  ],
  quoteCancellationFee: [
    'POST',
    '/api/contract-subscription/early-cancellation-fee',
    undefined,
    409,
  ],
  quotePausePrice: [
    'PATCH',
    '/api/pause/update-price',
    { startDate: '2030-01-01T00:00:00Z', endDate: null },
    400,
  ],
  createResumeLink: ['POST', '/api/billing/order/resume-link', { channel: 'screen' }, 403],
  resumeOrder: ['POST', '/api/billing/order/resume', { code: 'ABCD-EFGH' }, 400],
  saveSpeedTest: [
    'POST',
    '/api/speed-test',
    { downloadMbps: 1, uploadMbps: 1, latencyMs: 1, jitterMs: 1, at: '2026-01-01T00:00:00Z' },
    204,
  ],
  createGuestPass: ['POST', '/api/guest-passes', { hours: 24 }, 403],
  redeemGuestPass: ['POST', '/api/guest-passes/redeem', { code: 'ABCD-EFGH' }, 403],
  gatewayLogin: [
    'POST',
    '/api/gateway/login',
    { location_id: 'union-street', mac: 'A4:83:E7:0A:0B:0C' },
    200,
  ],
};

const refused = Object.entries(rules).flatMap(([name, rule]) => (rule === 'refused' ? [name] : []));

const KEY = '/api/network/handle-dpsk';

// SES-35
describe.each(engines)('what an agent does for a customer (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine, { rateLimits: false });
  });
  afterAll(() => sandbox.close());

  /** An agent who acts as Priya at Union Street, and Priya. */
  const arrive = async () => {
    const query = 'venue=union-street&persona=agent';
    const visit = await sandbox.app.request(`/sandbox/api/visit?${query}`, { method: 'POST' });
    const address = textAt({ body: (await visit.json()) as Json }, 'url');
    const token = new URLSearchParams(address.split('?')[1]).get('token');
    const agent = await new Visitor(sandbox, 'union-street').arrive();
    await agent.call('POST', '/api/gateway/login', {
      ...agent.location,
      token,
      is_impersonating: true,
    });
    const customer = await new Visitor(sandbox, 'union-street').arrive();
    await customer.logIn(CUSTOMER.username, CUSTOMER.password);
    customer.userId = textAt(await customer.call('GET', '/api/user'), 'userId');
    return { agent, customer };
  };
  /** The last acts that the customer sees. */
  const acts = async (customer: Visitor): Promise<Record<string, unknown>[]> => {
    const { body } = await customer.call('GET', '/api/user/agent-acts');
    return Array.isArray(body) ? body : [];
  };

  test('shows no key until the agent asks for it, and says that it was shown', async () => {
    const { agent, customer } = await arrive();
    const key = textAt(await customer.call('POST', KEY, {}), 'passphrase');
    const seen = async (who: Visitor) => (await who.call('GET', '/api/devices')).body;
    expect(await seen(customer)).toMatchObject({ wpaPskPassphrase: key, isKeyHidden: false });
    expect(await seen(agent)).toMatchObject({ wpaPskPassphrase: null, isKeyHidden: true });
    expect(await acts(customer)).toMatchObject([{ act: 'begin' }]);
    expect(textAt(await agent.call('POST', KEY, { renew: false }), 'passphrase')).toBe(key);
    expect((await acts(customer))[0]).toMatchObject({
      agent: 'Ash from the help desk',
      act: 'showKey',
      at: expect.any(String),
    });
  });

  test('is listed with the newest first, and neither what was refused nor what the customer did', async () => {
    const { agent, customer } = await arrive();
    const earlier = (await acts(customer)).length;
    await customer.call('PATCH', '/api/user', { firstName: 'Robin' });
    await agent.call('PATCH', '/api/user', { firstName: 'Robyn' });
    expect((await agent.call('PATCH', '/api/user', { email: 'a@desk.example' })).status).toBe(403);
    // PREF-9
    expect((await agent.call('PATCH', '/api/user', { language: 'de' })).status).toBe(403);
    await agent.call('POST', KEY, { renew: true });
    await agent.call('DELETE', '/api/user/sessions/current');
    const newest = (await acts(customer)).slice(0, -earlier);
    expect(newest.map(({ act }) => act)).toEqual(['end', 'renewKey', 'changeDetails']);
  });

  test('has an entry for each thing that one call does', async () => {
    const { agent, customer } = await arrive();
    const user = customer.userId;
    await agent.call('PATCH', `/api/user/${user}/type`, { type: 'PAYG' });
    await agent.keyed('/api/billing/create-checkout-session', {
      mode: 'setup',
      returnPath: '/portal',
    });
    const [card, type] = await acts(customer);
    expect([card?.['act'], type?.['act']]).toEqual(['changeCard', 'changeType']);
    expect(actsOf('updateCloudpathDpsk', { mac: agent.mac, renew: true })).toEqual([
      'addDevice',
      'renewKey',
    ]);
  });

  test('ends in the list when the agent goes on to another customer', async () => {
    const { agent, customer } = await arrive();
    const { db, clock } = sandbox.backend;
    const [other] = await db.select().from(users).where(ne(users.id, customer.userId)).limit(1);
    if (!other) throw new Error('The seeds have changed.');
    const token = await createTicket({ db, clock }, other, 'Ash');
    const there = { ...agent.location, location_id: other.locationId };
    const visit = { ...there, token, is_impersonating: true, replaces_session: true };
    await agent.call('POST', '/api/gateway/login', visit);
    expect((await acts(customer))[0]).toMatchObject({ act: 'end' });
  });

  test('is not the end of another customer’s contract', async () => {
    const { agent, customer } = await arrive();
    const { db } = sandbox.backend;
    const [order] = await db
      .select({ orderNumber: invoices.number, email: users.email })
      .from(invoices)
      .innerJoin(users, eq(users.id, invoices.userId))
      .innerJoin(subscriptions, eq(subscriptions.id, invoices.subscriptionId))
      .where(ne(users.id, customer.userId))
      .limit(1);
    const before = await acts(customer);
    const asked = { kind: 'cancel', ...order, asOf: new Date(sandbox.clock.now()).toISOString() };
    expect(await agent.call('POST', '/api/termination', asked)).toMatchObject({
      status: 404,
      body: { code: 'ORDER_NOT_FOUND' },
    });
    expect(await acts(customer)).toEqual(before);
  });

  describe('leaves out', () => {
    /** Everything of a person in the database, but sessions, codes and counts of attempts. */
    const everythingOf = async (userId: string) => {
      const { db } = sandbox.backend;
      const read = async (text: string) => {
        const rows = await db.execute(sql.raw(text));
        return Array.isArray(rows) ? rows : Object(rows)['rows'];
      };
      const tables = await read(
        "select table_name from information_schema.tables where table_schema = 'public'",
      );
      const names = tables.map(({ table_name }: { table_name: string }) => table_name);
      const kept: string[] = names.filter(
        (name: string) => !['sessions', 'codes', 'rate_limits'].includes(name),
      );
      const found = await Promise.all(kept.map((name) => read(`select * from "${name}"`)));
      return found
        .flat()
        .map((row) => JSON.stringify(row))
        .filter((row) => row.includes(userId))
        .toSorted();
    };

    test.each(Object.entries(unlisted))(
      '%s, which is refused or changes nothing',
      async (name, tried) => {
        const { agent, customer } = await arrive();
        const before = await everythingOf(customer.userId);
        const [method, path, body, status] = tried;
        const answer = await agent.call(method, path, body, { 'x-registration-stage': '0' });
        expect(answer).toMatchObject({ status });
        expect(answer.body?.['message'] ?? '').not.toContain(`There is nothing at`);
        expect(status === 403).toBe(refused.includes(name));
        expect(await everythingOf(customer.userId)).toEqual(before);
      },
    );
  });
});
