import { setTimeout as sleep } from 'node:timers/promises';
import { DAY } from '@foyer/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountlessDevices, devices, gatewayDevices } from '../../db/schema/network';
import { subscriptions } from '../../db/schema/subscriptions';
import { and, eq } from 'drizzle-orm';
import { makeDeferred } from '../../tests/support/deferred';
import { openTestBackend, START, type TestBackend } from '../../tests/support/testBackend';
import { userKey } from '../buyers/buyerOf';
import { withBuyerLock } from '../buyers/withBuyerLock';
import { authorizeDevice } from '../network/authorizeDevice';
import { EXPIRED_DEVICES_AT_ONCE, expireDevices } from '../jobs/expireDevices';
import { findGatewayDevice } from '../network/gatewayDevices';
import { seeDevice } from '../network/seeDevice';
import { startSession } from '../sessions/sessions';
import type { UserRow } from '../Caller';
import { changeUserType } from '../registration/changeUserType';
import type { SiteRow } from '../sites/findSite';
import { entitlementOf } from './entitlementOf';

const MAC = 'A4:83:E7:00:00:01';

describe('who may be online', () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await openTestBackend();
  });
  afterAll(() => backend.close());

  const signUp = (site: SiteRow, mac: string) =>
    backend.db.insert(accountlessDevices).values({
      mac,
      locationId: site.locationId,
      termsVersion: '1',
      createdAt: START,
    });

  test.each([
    ['active', true],
    ['cancelled', true],
    ['past_due', true],
    ['paused', false],
    ['pending', false],
  ] as const)('a user with a plan in the state %s is entitled: %s', async (state, active) => {
    const site = await backend.addSite();
    const user = await backend.addUser(site);
    await backend.addSubscription(user, await backend.addPlan(site, 1000), { state });
    expect(await entitlementOf(backend, site, { user, mac: null })).toMatchObject({ active });
  });

  test('a plan gives access until its period ends; a past-due plan has no end to promise', async () => {
    const site = await backend.addSite();
    const plan = await backend.addPlan(site, 1000);
    const [one, two] = [await backend.addUser(site), await backend.addUser(site)];
    await backend.addSubscription(one, plan);
    await backend.addSubscription(two, plan, { state: 'past_due' });
    const until = async (user: typeof one) =>
      (await entitlementOf(backend, site, { user, mac: null })).until;
    expect([await until(one), await until(two)]).toEqual([START + 14 * DAY, null]);
  });

  test.each([
    ['PAYG', false],
    ['SFA', false],
    ['FREE_SIGN_UP', true],
    ['ANCHOR', true],
  ])('at a venue of the type %s registering alone gives access: %s', async (portalType, active) => {
    const site = await backend.addSite({ portalType });
    const user = await backend.addUser(site, { type: 'FREE_SIGN_UP' });
    expect(await entitlementOf(backend, site, { user, mac: null })).toMatchObject({ active });
  });

  test('free access needs a confirmed email address if the venue asks for one', async () => {
    const features = {
      email_activation: true,
      detailed_agreements: false,
      home_networking: false,
    };
    const site = await backend.addSite({ portalType: 'FREE_SIGN_UP', features });
    const user = await backend.addUser(site, { type: 'FREE_SIGN_UP', verifiedAt: null });
    const isActive = async (verifiedAt: number | null) =>
      (await entitlementOf(backend, site, { user: { ...user, verifiedAt }, mac: null })).active;
    expect([await isActive(null), await isActive(START)]).toEqual([false, true]);
  });

  test('a user whose paid plan has ended does not fall back to free access', async () => {
    const site = await backend.addSite({ portalType: 'FREE_SIGN_UP' });
    const user = await backend.addUser(site, { type: 'PAYG' });
    await backend.addSubscription(user, await backend.addPlan(site, 1000), {
      state: 'ended',
      startedAt: START - DAY,
      endedAt: START,
    });
    expect(await entitlementOf(backend, site, { user, mac: null })).toMatchObject({
      active: false,
    });
    await expect(changeUserType(backend, user, 'FREE_SIGN_UP')).rejects.toMatchObject({
      code: 'STATE_CONFLICT',
    });
  });

  test('a user who left a purchase before paying may have free access again', async () => {
    const site = await backend.addSite({ portalType: 'FREE_SIGN_UP' });
    const user = await backend.addUser(site, { type: 'PAYG' });
    const free = await changeUserType(backend, user, 'FREE_SIGN_UP');
    expect(await entitlementOf(backend, site, { user: free, mac: null })).toMatchObject({
      active: true,
    });
  });

  // TYPE-7
  test('free access is refused to a user whose first purchase ends at that moment', async () => {
    const site = await backend.addSite({ portalType: 'FREE_SIGN_UP' });
    const user = await backend.addUser(site, { type: 'PAYG' });
    const plan = await backend.addPlan(site, 1000);
    const asked = makeDeferred();
    const bought = withBuyerLock(backend, userKey(user.id), async () => {
      await asked.promise;
      await backend.addSubscription(user, plan);
    });
    const changed = changeUserType(backend, user, 'FREE_SIGN_UP').catch((error: unknown) => error);
    await Promise.race([changed, sleep(200)]);
    asked.resolve();
    await bought;
    expect(await changed).toMatchObject({ code: 'STATE_CONFLICT' });
  });

  test('pausing a plan pauses free access too', async () => {
    const site = await backend.addSite({ portalType: 'FREE_SIGN_UP' });
    const user = await backend.addUser(site, { type: 'FREE_SIGN_UP' });
    await backend.addSubscription(user, await backend.addPlan(site, 1000), { state: 'paused' });
    expect(await entitlementOf(backend, site, { user, mac: null })).toMatchObject({
      active: false,
    });
  });

  test.each([
    ['ANCHOR_NUJ', true],
    ['PDR_NUJ', true],
    ['PAYG', false],
  ])(
    'at a venue of the type %s a signed-up device without an account is entitled: %s',
    async (portalType, active) => {
      const site = await backend.addSite({ portalType });
      expect(await entitlementOf(backend, site, { user: null, mac: MAC })).toMatchObject({
        active: false,
      });
      await signUp(site, MAC);
      expect(await entitlementOf(backend, site, { user: null, mac: MAC })).toMatchObject({
        active,
      });
      expect(await entitlementOf(backend, site, { user: null, mac: null })).toMatchObject({
        active: false,
      });
    },
  );

  describe('at the gateway', () => {
    const grantFor = async (site: SiteRow, user: UserRow) => {
      const client = { address: '192.0.2.1', userAgent: '' };
      const session = await startSession(backend, user, site.locationId, client);
      return {
        mac: MAC,
        locationId: site.locationId,
        userId: user.id,
        sessionId: session.id,
        expiresAt: START + DAY,
      };
    };
    const stateOf = async (site: SiteRow) =>
      (await findGatewayDevice(backend.db, site.locationId, MAC))?.state;

    test('a grant does not open the gateway if its user has no plan any more', async () => {
      const site = await backend.addSite();
      const user = await backend.addUser(site);
      expect(await authorizeDevice(backend, await grantFor(site, user), '')).toBe('notEntitled');
      expect(await stateOf(site)).toBeUndefined();
    });

    // API-16
    test.each([
      ['de', 'Maya', 'Mozilla/5.0 (Linux; Android 15) Mobile', 'Telefon von Maya'],
      ['fr', 'Maya', 'iPhone', 'iPhone (Maya)'],
      ['pl', '', 'Mozilla/5.0 (Windows NT 10.0)', 'Komputer'],
      [null, '', '', 'My device'],
    ])(
      'a device is named in the language of its user: %s',
      async (language, firstName, agent, name) => {
        const site = await backend.addSite();
        const user = await backend.addUser(site, { firstName, language });
        await backend.addSubscription(user, await backend.addPlan(site, 1000));
        expect(await authorizeDevice(backend, await grantFor(site, user), agent)).toBe('online');
        const own = await backend.db.select().from(devices).where(eq(devices.userId, user.id));
        expect(own).toMatchObject([{ name }]);
      },
    );

    test('an authorized device is online until the plan ends, takes a free slot, and is captive afterwards', async () => {
      const site = await backend.addSite();
      const user = await backend.addUser(site, { firstName: 'Maya' });
      const row = await backend.addSubscription(user, await backend.addPlan(site, 1000));
      expect(await authorizeDevice(backend, await grantFor(site, user), 'iPhone')).toBe('online');
      const [known] = await backend.db
        .select()
        .from(gatewayDevices)
        .where(eq(gatewayDevices.locationId, site.locationId));
      expect(known).toMatchObject({ state: 'online' });
      const now = { state: 'online', until: row.periodEnd };
      expect(await seeDevice(backend, site, MAC)).toEqual(now);
      const own = await backend.db.select().from(devices).where(eq(devices.userId, user.id));
      expect(own).toMatchObject([{ mac: MAC, name: 'Maya’s iPhone', kind: 'phone' }]);
      await expireDevices(backend);
      expect(await stateOf(site)).toBe('online');
      await backend.db
        .update(subscriptions)
        .set({ state: 'ended', endedAt: START })
        .where(eq(subscriptions.id, row.id));
      await expireDevices(backend);
      expect(await stateOf(site)).toBe('captive');
    });

    test('of more devices than are read at once, each is captive after its end', async () => {
      const { locationId } = await backend.addSite();
      const addressOf = (index: number) =>
        `A4:83:E8:00:${String(Math.trunc(index / 100)).padStart(2, '0')}:${String(index % 100).padStart(2, '0')}`;
      await backend.db.insert(gatewayDevices).values(
        Array.from({ length: EXPIRED_DEVICES_AT_ONCE + 1 }, (_, index) => ({
          mac: addressOf(index),
          locationId,
          state: 'online' as const,
          nasId: '',
          lastSeen: START,
        })),
      );
      await expireDevices(backend);
      const online = and(
        eq(gatewayDevices.locationId, locationId),
        eq(gatewayDevices.state, 'online'),
      );
      expect(await backend.db.$count(gatewayDevices, online)).toBe(0);
    });

    test('a device stays offline if all slots of the plan are taken', async () => {
      const site = await backend.addSite();
      const user = await backend.addUser(site);
      await backend.addSubscription(user, await backend.addPlan(site, 1000, { deviceLimit: 1 }));
      const authorize = async (mac: string) =>
        authorizeDevice(backend, { ...(await grantFor(site, user)), mac }, '');
      expect([await authorize(MAC), await authorize('A4:83:E7:00:00:02')]).toEqual([
        'online',
        'noFreeSlot',
      ]);
      const own = await backend.db.select().from(devices).where(eq(devices.userId, user.id));
      expect(own.map(({ mac }) => mac)).toEqual([MAC]);
    });
  });
});
