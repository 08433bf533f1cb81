import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consents } from '../db/schema/consents';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { textAt } from './support/textAt';
import { Visitor } from './support/Visitor';

const RECORD = '/api/user/consents';
const TEXT = 'Can we share your visits with advertisers?';

// PREF-6
describe.each(engines)('the record of consent (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine, { rateLimits: false });
  });
  afterAll(() => sandbox.close());

  let users = 0;
  const register = async (answers: object): Promise<Visitor> => {
    users += 1;
    const visitor = await new Visitor(sandbox, 'canal-wharf').arrive();
    const person = { firstName: 'Ada', lastName: 'Morgan', mobile: '+447700900123' };
    await visitor.call('POST', '/api/user', {
      ...person,
      email: `consents-${users}-${engine}@example.com`,
      password: 'harbour lamp 4821',
      ...answers,
    });
    return visitor;
  };
  const record = async (user: Visitor): Promise<Record<string, unknown>[]> => {
    const { body } = await user.call('GET', RECORD);
    return Array.isArray(body) ? body : [];
  };

  test('has what a registration answered, and nothing else', async () => {
    const user = await register({
      isTermsAndConditionAccepted: true,
      detailedMarketingOptIn: { email: '1', sms: '0' },
    });
    const listed = await record(user);
    expect(listed).toMatchObject([
      { kind: 'marketing', answer: false, channel: 'registration', withdrawnAt: null },
      { kind: 'marketing', answer: true, channel: 'registration', withdrawnAt: null },
      { kind: 'terms', topic: null, answer: true, channel: 'registration', withdrawnAt: null },
    ]);
    for (const { textVersion, at } of listed) expect([textVersion, at]).not.toContain(null);
    expect(await record(await register({}))).toEqual([]);
  });

  test('of a persona names no version of the terms that is newer than the answer', async () => {
    const { db } = sandbox.backend;
    const terms = await db.select().from(consents).where(eq(consents.kind, 'terms'));
    expect(terms).not.toEqual([]);
    for (const { textVersion, createdAt } of terms)
      expect(createdAt).toBeGreaterThan(Date.parse(textVersion ?? ''));
  });

  test('gets a line for each changed answer, and says when a yes was withdrawn', async () => {
    const user = await register({ marketingOptIn: true });
    await user.call('PATCH', '/api/user/agreements', { marketingOptIn: true });
    expect(await record(user)).toHaveLength(1);
    await user.call('PATCH', '/api/user/agreements', { marketingOptIn: false });
    expect(await record(user)).toMatchObject([
      { answer: false, channel: 'portal', withdrawnAt: null },
      { answer: true, channel: 'registration', withdrawnAt: expect.any(String) },
    ]);
    await user.call('PATCH', '/api/user/agreements', { marketingOptIn: true });
    expect((await record(user))[0]).toMatchObject({ answer: true, withdrawnAt: null });
  });

  test('names the words of the one question about all offers', async () => {
    const textVersion = expect.stringMatching(/^[0-9a-f]{12}$/);
    const user = await register({ marketingOptIn: true, marketingText: 'Send me offers' });
    expect(await record(user)).toMatchObject([{ kind: 'marketing', topic: null, textVersion }]);
    expect(JSON.stringify(await user.call('GET', '/api/user'))).not.toContain('Send me offers');
    const no = { marketingOptIn: false, marketingText: 'Offers and news' };
    await user.call('PATCH', '/api/user/agreements', no);
    const [last, first] = await record(user);
    expect(last).toMatchObject({ answer: false, textVersion });
    expect(first).toMatchObject({ answer: true, withdrawnAt: expect.any(String) });
    expect(last?.['textVersion']).not.toBe(first?.['textVersion']);
  });

  test('withdraws a yes to one channel without another’s', async () => {
    const user = await register({ detailedMarketingOptIn: { email: '1', sms: '1' } });
    const answers = `/api/marketing-preferences/${textAt(await user.call('GET', '/api/user'), 'userId')}`;
    await user.call('PUT', answers, { preferences: { email: '0', sms: '1' } });
    const held = (await record(user)).filter(({ answer, withdrawnAt }) => answer && !withdrawnAt);
    expect(held).toHaveLength(1);
    expect(await record(user)).toHaveLength(3);
  });

  test('has no yes to a channel that the site doesn’t ask about', async () => {
    const user = await register({ detailedMarketingOptIn: { email: '1', pigeon: '1' } });
    expect(await record(user)).toMatchObject([{ topic: 'Email', answer: true }]);
  });

  test('and the account agree about switches that are turned at once', async () => {
    const yes = { email: '1', sms: '1', post: '1' };
    const user = await register({ marketingOptIn: true, detailedMarketingOptIn: yes });
    const answers = `/api/marketing-preferences/${textAt(await user.call('GET', '/api/user'), 'userId')}`;
    await Promise.all([
      ...Object.keys(yes).map((channel) =>
        user.call('PUT', answers, { preferences: { [channel]: '0' } }),
      ),
      user.call('PATCH', '/api/user/agreements', { marketingOptIn: false }),
      user.call('PATCH', '/api/user/agreements', { isTermsAndConditionAccepted: true }),
    ]);
    expect((await user.call('GET', answers)).body).toEqual({
      preferences: { email: '0', sms: '0', post: '0' },
    });
    expect((await user.call('GET', '/api/user')).body).toMatchObject({
      siteUser: { marketingOptIn: false },
    });
    const marketing = (await record(user)).filter(({ kind }) => kind === 'marketing');
    expect(marketing.filter(({ answer, withdrawnAt }) => answer && !withdrawnAt)).toEqual([]);
  });

  test('has a line for each version of the terms', async () => {
    const user = await register({ isTermsAndConditionAccepted: true });
    const terms = { isTermsAndConditionAccepted: true, termsVersion: '2027-01' };
    await user.call('PATCH', '/api/user/agreements', terms);
    await user.call('PATCH', '/api/user/agreements', terms);
    const listed = await record(user);
    expect(listed).toHaveLength(2);
    expect(listed[0]).toMatchObject({ textVersion: '2027-01', withdrawnAt: null });
  });

  test('withdraws the trackers’ yes of the browser that says no, and of no other user', async () => {
    const user = await register({});
    const answer = (is: boolean, replaces?: string) =>
      user.call('POST', RECORD, { kind: 'tracking', answer: is, text: TEXT, replaces });
    const phone = textAt(await answer(true), 'id');
    await answer(true);
    const stranger = await register({});
    const theirs = { kind: 'tracking', answer: false, replaces: phone };
    await stranger.call('POST', RECORD, theirs);
    expect((await record(user)).map(({ withdrawnAt }) => withdrawnAt)).toEqual([null, null]);
    await answer(false, phone);
    expect(await record(user)).toMatchObject([
      { answer: false, withdrawnAt: null },
      { answer: true, withdrawnAt: null },
      { id: phone, answer: true, withdrawnAt: expect.any(String) },
    ]);
    const versions = new Set((await record(user)).map(({ textVersion }) => textVersion));
    expect([...versions]).toEqual([expect.stringMatching(/^[0-9a-f]{12}$/)]);
  });

  test('has the time of an answer before the log-in; a time in the future counts as now', async () => {
    const user = await register({});
    const now = sandbox.clock.now();
    const iso = (time: number) => new Date(time).toISOString();
    const answer = (is: boolean, at: number, replaces?: string) =>
      user.call('POST', RECORD, {
        kind: 'tracking',
        answer: is,
        text: TEXT,
        at: iso(at),
        replaces,
      });
    const yes = textAt(await answer(true, now - 9 * 86_400_000), 'id');
    await answer(false, now - 2 * 86_400_000, yes);
    await answer(true, now + 86_400_000);
    const [later, no, first] = await record(user);
    expect([first?.['at'], first?.['withdrawnAt']]).toEqual([
      iso(now - 9 * 86_400_000),
      no?.['at'],
    ]);
    expect(no?.['at']).toBe(iso(now - 2 * 86_400_000));
    expect(Date.parse(String(later?.['at']))).toBeLessThanOrEqual(sandbox.clock.now());
    await answer(false, now - 86_400_000, String(later?.['id']));
    expect((await record(user))[1]?.['withdrawnAt'], 'no yes ends before it was given').toBe(
      later?.['at'],
    );
    await answer(true, 0);
    expect(Date.parse(String((await record(user))[0]?.['at'])), 'of 1970').toBeGreaterThanOrEqual(
      now,
    );
    const ordered = { kind: 'startNow', answer: true, topic: 'Plus', text: TEXT, at: iso(0) };
    await user.call('POST', RECORD, ordered);
    expect(Date.parse(String((await record(user))[0]?.['at']))).toBeGreaterThanOrEqual(now);
  });

  // LAW-9
  test('has a line for each order that starts the service now', async () => {
    const user = await register({});
    const text = 'Start the service now.';
    const start = { kind: 'startNow', answer: true, topic: 'Plus', text };
    for (let order = 0; order < 2; order += 1)
      expect((await user.call('POST', RECORD, start)).status).toBe(201);
    const entry = { kind: 'startNow', topic: 'Plus', answer: true, channel: 'portal' };
    expect(await record(user)).toMatchObject([
      { ...entry, textVersion: expect.stringMatching(/^[0-9a-f]{12}$/), withdrawnAt: null },
      entry,
    ]);
  });

  // LAW-9
  test('has the terms that were ticked with an order, also of a free plan', async () => {
    const user = await register({});
    const order = { priceId: 'cw-connect-month', acceptsTerms: true };
    const { status } = await user.keyed('/api/internal-subscription/activate-free', order);
    expect(status).toBe(201);
    expect(await record(user)).toMatchObject([{ kind: 'terms', answer: true, channel: 'portal' }]);
  });

  test('is the user’s own', async () => {
    const visitor = await new Visitor(sandbox, 'canal-wharf').arrive();
    expect((await visitor.call('GET', RECORD)).status).toBe(401);
    expect((await visitor.call('POST', RECORD, { kind: 'tracking', answer: true })).status).toBe(
      401,
    );
  });
});
