import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { pauses, subscriptions } from '../db/schema/subscriptions';
import { users } from '../db/schema/users';
import { createTicket } from '../services/network/tickets';
import { changeSite } from './support/changeSite';
import { customers } from './support/customers';
import { PERSONA_PASSWORD } from '../scenarios/seedPersona';
import { textAt } from './support/textAt';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor, type Answer } from './support/Visitor';

const DAY_MS = 24 * 3_600_000;

describe.each(engines)('guest passes (%s)', (engine) => {
  let sandbox: TestSandbox;
  let maya: Visitor;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
    maya = await new Visitor(sandbox).arrive();
    await maya.logIn('maya.okafor@hey.co.uk', PERSONA_PASSWORD);
  });
  afterAll(() => sandbox.close());

  const { iso, rowOf, stripeCustomer } = customers(() => sandbox);
  const give = (hours = 24, host = maya) =>
    host.call('POST', '/api/guest-passes', { name: 'Sam', hours });
  const redeem = (guest: Visitor, code: string) =>
    guest.call('POST', '/api/guest-passes/redeem', { code });
  const newGuest = () => new Visitor(sandbox).arrive();
  const goOnline = async (guest: Visitor): Promise<number> => {
    const answer = await guest.call('POST', '/api/gateway/login', guest.location);
    const fields = Object.entries(answer.body['connect']?.['fields'] ?? {});
    const form = new URLSearchParams(fields.map(([name, value]) => [name, String(value)]));
    const { status } = await sandbox.app.request('/gateway/login', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: form.toString(),
    });
    return status;
  };
  const stateOf = async ({ mac }: Visitor): Promise<string> => {
    const query = new URLSearchParams({ mac, location_id: 'canal-wharf' });
    const answer = await sandbox.app.request(`/sandbox/api/device?${query}`);
    return ((await answer.json()) as { state: string }).state;
  };
  const refusal = ({ status, body }: Answer) => `${status} ${String(body['code'])}`;
  const left = async () => Number((await maya.call('GET', '/api/guest-passes')).body['left']);
  const endAll = async () => {
    const { passes } = (await maya.call('GET', '/api/guest-passes')).body;
    for (const pass of Object.values(passes ?? {}))
      await maya.call('DELETE', `/api/guest-passes/${String(pass?.['id'])}`);
  };

  test('a guest gets online with a code in any spelling, for as long as the pass says', async () => {
    const pass = await give(4);
    expect(pass.status).toBe(201);
    expect(textAt(pass, 'link')).toContain(`/guest-pass?code=${textAt(pass, 'code')}`);
    const guest = await newGuest();
    expect(await goOnline(guest)).toBe(403);
    const spelt = textAt(pass, 'code').toLowerCase().replace('-', ' ');
    const redeemed = await redeem(guest, spelt);
    expect(redeemed.body).toMatchObject({ host: 'Maya' });
    const access = await guest.call('GET', '/api/site-info/active-subscription');
    expect(access.body).toMatchObject({
      active: true,
      title: null,
      serviceEndDate: textAt(redeemed, 'endsAt'),
    });
    expect(await goOnline(guest)).toBe(303);
    await sandbox.moveClock(3.9 * 3_600_000);
    expect(await stateOf(guest)).toBe('online');
    await sandbox.moveClock(0.2 * 3_600_000);
    expect(await stateOf(guest)).toBe('captive');
    expect(refusal(await redeem(guest, spelt))).toBe('400 CODE_EXPIRED');
  });

  test('a guest is offline when the pass is over, before any job has run', async () => {
    const guest = await newGuest();
    await redeem(guest, textAt(await give(4), 'code'));
    expect(await goOnline(guest)).toBe(303);
    sandbox.clock.setOffset(sandbox.clock.offsetMs + 4 * 3_600_000 + 1000);
    expect(await goOnline(guest)).toBe(403);
    expect(await stateOf(guest)).toBe('captive');
  });

  // GUEST-5
  test.each<[string, (host: Visitor, at: number) => Promise<unknown>]>([
    [
      'plan ends',
      async (host, periodEnd) =>
        sandbox.backend.db
          .update(subscriptions)
          .set({ cancelAtPeriodEnd: true, state: 'cancelled', periodEnd })
          .where(eq(subscriptions.userId, host.userId)),
    ],
    [
      'pause begins',
      async (host, startDate) =>
        sandbox.backend.db.insert(pauses).values({
          id: `pause_${host.userId}`,
          subscriptionId: (await rowOf(host)).id,
          userId: host.userId,
          startDate,
          price: 0,
          currency: 'GBP',
          state: 'scheduled',
        }),
    ],
  ])(
    'a guest and their host see no later end than that of the host, whose %s before',
    async (_, end) => {
      const host = await stripeCustomer('cw-plus-month');
      const at = sandbox.clock.now() + 3 * 3_600_000;
      const [before, after] = [await newGuest(), await newGuest()];
      const codes = [textAt(await give(24, host), 'code'), textAt(await give(24, host), 'code')];
      const first = await redeem(before, String(codes[0]));
      expect(Date.parse(textAt(first, 'endsAt'))).toBeGreaterThan(at);
      await end(host, at);
      const shown = async (guest: Visitor) =>
        textAt(await guest.call('GET', '/api/site-info/active-subscription'), 'serviceEndDate');
      expect(Date.parse(await shown(before))).toBe(at);
      const again = await redeem(before, String(codes[0]));
      const late = await redeem(after, String(codes[1]));
      for (const pass of [again, late]) expect(Date.parse(textAt(pass, 'endsAt'))).toBe(at);
      const { passes } = (await host.call('GET', '/api/guest-passes')).body;
      expect(passes).toMatchObject([
        { endsAt: textAt(late, 'endsAt') },
        { endsAt: textAt(late, 'endsAt') },
      ]);
      // A pass that waits for its guest is of no use after that either.
      const waits = await give(4, host);
      const last = new Date(at).toISOString();
      expect(textAt(waits, 'redeemBy')).toBe(last);
      const later = (await host.call('GET', '/api/guest-passes')).body['passes'];
      expect(later).toMatchObject([{ redeemBy: last }, {}, {}]);
    },
  );

  test('a pass that its giver ends takes the guest offline at once', async () => {
    const pass = await give();
    const guest = await newGuest();
    await redeem(guest, textAt(pass, 'code'));
    await goOnline(guest);
    const path = `/api/guest-passes/${textAt(pass, 'id')}`;
    expect((await maya.call('DELETE', path)).status).toBe(204);
    expect(await stateOf(guest)).toBe('captive');
    expect(await goOnline(guest)).toBe(403);
    expect((await maya.call('DELETE', path)).status).toBe(204);
    const stranger = await new Visitor(sandbox).signUp();
    expect(refusal(await stranger.call('DELETE', path))).toBe('404 NOT_FOUND');
  });

  test('a pass is for one device, which may ask again', async () => {
    const code = textAt(await give(), 'code');
    const [first, second] = [await newGuest(), await newGuest()];
    const answers = await Promise.all([redeem(first, code), redeem(second, code)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    const winner = answers[0].status === 200 ? first : second;
    expect((await redeem(winner, code)).status).toBe(200);
    const loser = winner === first ? second : first;
    expect(textAt(await redeem(loser, code), 'message')).toContain('in use on another device');
    await endAll();
  });

  test('a period has a limited number of them, and one that nobody used comes back', async () => {
    await sandbox.moveClock(32 * DAY_MS);
    maya = await new Visitor(sandbox).arrive();
    await maya.logIn('maya.okafor@hey.co.uk', PERSONA_PASSWORD);
    expect(await left()).toBe(5);
    const given = await Promise.all(Array.from({ length: 7 }, () => give()));
    expect(given.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(given.map(refusal).filter((text) => text.startsWith('409'))).toEqual([
      '409 STATE_CONFLICT',
      '409 STATE_CONFLICT',
    ]);
    await endAll();
    expect(await left()).toBe(5);
    await redeem(await newGuest(), textAt(await give(), 'code'));
    await endAll();
    expect(await left()).toBe(4);
  });

  test('a code that nobody used in a week is no longer good', async () => {
    const pass = await give();
    await sandbox.moveClock(8 * DAY_MS);
    const late = await redeem(await newGuest(), textAt(pass, 'code'));
    expect(refusal(late)).toBe('400 CODE_EXPIRED');
    expect(textAt(late, 'message')).toContain('Nobody used this pass in time');
  });

  test('guessing ends after five wrong codes, also for the right one', async () => {
    await sandbox.moveClock(3_600_000);
    maya = await new Visitor(sandbox).arrive();
    await maya.logIn('maya.okafor@hey.co.uk', PERSONA_PASSWORD);
    const code = textAt(await give(), 'code');
    const guest = await newGuest();
    for (let guess = 0; guess < 5; guess += 1)
      expect(refusal(await redeem(guest, `AAAA-AAA${guess}`))).toBe('400 CODE_WRONG');
    expect(refusal(await redeem(guest, code))).toBe('429 TOO_MANY_REQUESTS');
    expect((await redeem(await newGuest(), code)).status).toBe(200);
    await endAll();
  });

  test('one neighbour who guesses with many made-up addresses stops no other guest', async () => {
    const code = textAt(await give(), 'code');
    for (let address = 0; address < 20; address += 1) {
      const guesser = await newGuest();
      for (let guess = 0; guess < 5; guess += 1) await redeem(guesser, `AAAA-AAA${guess}`);
    }
    expect((await redeem(await newGuest(), code)).status).toBe(200);
    await endAll();
  });

  test('a device that the gateway does not vouch for, or that has access, uses none', async () => {
    const code = textAt(await give(), 'code');
    const stranger = new Visitor(sandbox);
    stranger.isVouched = false;
    expect(refusal(await redeem(await stranger.arrive(), code))).toBe('409 STATE_CONFLICT');
    expect(refusal(await redeem(maya, code))).toBe('409 STATE_CONFLICT');
    await endAll();
  });

  test('a guest is offline while the giver has no access', async () => {
    const host = await stripeCustomer();
    const code = textAt(await give(24, host), 'code');
    const unused = textAt(await give(24, host), 'code');
    const guest = await newGuest();
    await redeem(guest, code);
    expect(await goOnline(guest)).toBe(303);
    await host.keyed('/api/pause', { startDate: iso(0), endDate: iso(14) });
    await sandbox.moveClock(60_000);
    expect(await stateOf(guest)).toBe('captive');
    expect(await goOnline(guest)).toBe(403);
    // A guest whose pass runs reads the same, and no end of access.
    for (const late of [await redeem(await newGuest(), unused), await redeem(guest, code)]) {
      expect(refusal(late)).toBe('400 CODE_EXPIRED');
      expect(textAt(late, 'message')).toContain('Your host doesn’t have access at the moment');
    }
  });

  // DESK-4
  test('the guests of a suspended host stay online, as the host’s own devices do', async () => {
    const host = await stripeCustomer();
    const [code, unused] = [
      textAt(await give(24, host), 'code'),
      textAt(await give(24, host), 'code'),
    ];
    const guest = await newGuest();
    await redeem(guest, code);
    await goOnline(guest);
    const { db } = sandbox.backend;
    await db.update(users).set({ disabled: true }).where(eq(users.id, host.userId));
    await sandbox.moveClock(60_000);
    expect(await stateOf(guest)).toBe('online');
    expect((await redeem(guest, code)).status).toBe(200);
    expect((await redeem(await newGuest(), unused)).status).toBe(200);
    await db.update(users).set({ disabled: false }).where(eq(users.id, host.userId));
  });

  test('an agent gives none and uses none', async () => {
    const { db } = sandbox.backend;
    const [user] = await db.select().from(users).where(eq(users.email, 'maya.okafor@hey.co.uk'));
    if (!user) throw new Error('The seed has no user Maya.');
    const agent = await new Visitor(sandbox).arrive();
    const token = await createTicket(sandbox.backend, user, 'Ash');
    await agent.call('POST', '/api/gateway/login', {
      ...agent.location,
      token,
      is_impersonating: true,
    });
    const code = textAt(await give(), 'code');
    expect(refusal(await give(24, agent))).toBe('403 FORBIDDEN');
    expect(refusal(await redeem(agent, code))).toBe('403 FORBIDDEN');
    await endAll();
  });

  test('a guest takes a slot of the giver where the venue says so', async () => {
    const before = await changeSite(sandbox, 'canal-wharf', ({ guestPasses }) => ({
      guestPasses: guestPasses && { ...guestPasses, takesSlot: true },
    }));
    const host = await stripeCustomer('cw-essential-month');
    const passes = [];
    for (let at = 0; at < 4; at += 1) passes.push(await give(4, host));
    const codes = passes.map((pass) => textAt(pass, 'code'));
    for (const code of codes.slice(0, 3))
      expect((await redeem(await newGuest(), code)).status).toBe(200);
    expect(refusal(await redeem(await newGuest(), codes[3] ?? ''))).toBe('409 DEVICE_SLOTS_FULL');
    expect(refusal(await give(4, host))).toBe('409 DEVICE_SLOTS_FULL');
    // Their time is over, although no job has run since.
    sandbox.clock.setOffset(sandbox.clock.offsetMs + 5 * 3_600_000);
    expect((await redeem(await newGuest(), codes[3] ?? '')).status).toBe(200);
    await changeSite(sandbox, 'canal-wharf', () => before);
  });

  test('who has no plan gives none, and neither does a venue without passes', async () => {
    const visitor = await new Visitor(sandbox).signUp();
    const asked = await visitor.call('POST', '/api/guest-passes', { hours: 24 });
    expect(refusal(asked)).toBe('409 STATE_CONFLICT');
    expect(refusal(await maya.call('POST', '/api/guest-passes', { hours: 5 }))).toBe(
      '400 VALIDATION',
    );
    const elsewhere = await new Visitor(sandbox, 'halden-arcade').signUp({
      zoneName: '1',
      buildingName: 'A',
    });
    expect(refusal(await elsewhere.call('GET', '/api/guest-passes'))).toBe('404 NOT_FOUND');
  });
});
