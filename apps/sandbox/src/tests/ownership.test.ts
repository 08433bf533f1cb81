import { calls, type Call, type CallName } from '@foyer/api-client/contract';
import { DAY } from '@foyer/domain';
import type { GenericSchema } from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../db/newId';
import { deviceNotices, guestPasses } from '../db/schema/network';
import { PERSONA_PASSWORD } from '../scenarios/seedPersona';
import { textAt } from './support/textAt';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor } from './support/Visitor';

/** The data of one user, by the names that the cases below use. */
interface Belongings {
  user: string;
  subscription: string;
  invoice: string;
  device: string;
  checkout: string;
  payment: string;
  notice: string;
  session: string;
  pass: string;
}

type Try = (stranger: Visitor, theirs: Belongings) => ReturnType<Visitor['call']>;

/** Every call that takes an id, called with the id of another user. */
const tries: Partial<Record<CallName, Try>> = {
  getUpgradePlans: (s, { subscription }) =>
    s.call('GET', `/api/plans/subscription/${subscription}/upgrade`),
  getSessionStatus: (s, { checkout }) => s.call('GET', `/api/billing/session-status/${checkout}`),
  getPaymentKeys: (s, { payment }) => s.call('GET', `/api/payment-intent/${payment}/keys`),
  voidInvoice: (s, { invoice }) => s.call('POST', `/api/invoice/${invoice}/void`),
  getBillingSubscription: (s, { subscription }) =>
    s.call('GET', `/api/billing/subscriptions/${subscription}`),
  getSubscriptionInvoices: (s, { subscription }) =>
    s.call('GET', `/api/billing/subscriptions/${subscription}/invoices`),
  executeInvoice: (s, { invoice }) => s.keyed(`/api/billing/invoice/${invoice}/execute`, {}),
  getInvoicePdf: (s, { invoice }) => s.call('GET', `/api/invoice/${invoice}.pdf`),
  deleteDevices: (s, { device }) => s.call('PUT', '/api/devices/delete', { ids: [device] }),
  renameDevice: (s, { device }) => s.call('PATCH', '/api/devices', { id: device, newName: 'Mine' }),
  getMarketingAnswers: (s, { user }) => s.call('GET', `/api/marketing-preferences/${user}`),
  saveMarketingAnswers: (s, { user }) =>
    s.call('PUT', `/api/marketing-preferences/${user}`, { preferences: { email: '1' } }),
  changeUserType: (s, { user }) => s.call('PATCH', `/api/user/${user}/type`, { type: 'PAYG' }),
  dismissDeviceNotification: (s, { notice }) =>
    s.call('PUT', '/api/devices/notification', { id: notice }),
  reportDeviceLost: (s, { device }) => s.call('PUT', `/api/devices/${device}/lost`),
  reportDeviceFound: (s, { device }) => s.call('DELETE', `/api/devices/${device}/lost`),
  adoptDeviceAddress: (s, { device }) =>
    s.call('PUT', `/api/devices/${device}/address`, { mac: s.mac }),
  endGuestPass: (s, { pass }) => s.call('DELETE', `/api/guest-passes/${pass}`),
  endSession: (s, { session }) => s.call('DELETE', `/api/user/sessions/${session}`),
};

/** Calls whose id names figures. A test below and `changedFigures.test.ts` give the id of other figures. */
const namesFigures: readonly CallName[] = ['upgradeSubscription', 'terminateContract'];

/** Names of what a part of a request may carry. */
const namesIn = (schema: GenericSchema | undefined): string[] =>
  schema && 'entries' in schema ? Object.keys(Object(schema.entries)) : [];

/** Names of ids that belong to a user; ids of plans and venues are public. */
const isId = (name: string) =>
  /^(id|ids)$|Id$/.test(name) && !['priceId', 'externalId'].includes(name);

const takesId = Object.values(calls)
  .filter((call: Call) => [call.params, call.query, call.body].flatMap(namesIn).some(isId))
  .map(({ name }) => name);

test('the cases include every call of the contract that takes an id', () => {
  expect([...Object.keys(tries), ...namesFigures].toSorted()).toEqual(takesId.toSorted());
});

describe.each(engines)('data of other users (%s)', (engine) => {
  let sandbox: TestSandbox;
  let theirs: Belongings;
  let owner: Visitor;

  /** A notice for one device alone. */
  const writeNotice = async (mac: string): Promise<string> => {
    const { db, clock } = sandbox.backend;
    const id = newId('ntc');
    await db
      .insert(deviceNotices)
      .values({ id, customerCode: 'COVE', mac, message: 'For you', createdAt: clock.now() });
    return id;
  };

  const writePass = async (userId: string): Promise<string> => {
    const { db, clock } = sandbox.backend;
    const id = newId('gst');
    const createdAt = clock.now();
    await db.insert(guestPasses).values({
      id,
      userId,
      locationId: 'trenance-cove',
      state: 'open',
      hash: id,
      hours: 4,
      takesSlot: false,
      createdAt,
      endsAt: createdAt + DAY,
    });
    return id;
  };

  const gather = async (): Promise<Belongings> => {
    owner = await new Visitor(sandbox, 'trenance-cove').arrive();
    await owner.logIn('imogen.trewin@post.example', PERSONA_PASSWORD);
    const user = await owner.call('GET', '/api/user');
    const subscription = await owner.call('GET', '/api/subscription');
    const billing = await owner.call('GET', '/api/billing');
    const devices = await owner.call('GET', '/api/devices');
    const sessions = await owner.call('GET', '/api/user/sessions');
    const buyer = await new Visitor(sandbox, 'trenance-cove').signUp();
    const payment = await buyer.keyed('/api/internal-subscription', {
      priceId: 'tc-single-4weeks',
    });
    const checkout = await owner.keyed('/api/billing/create-checkout-session', {
      mode: 'setup',
      returnPath: '/my-account',
    });
    return {
      user: textAt(user, 'userId'),
      subscription: textAt(subscription, 'subscription.id'),
      invoice: textAt(billing, 'invoices.0.id'),
      device: textAt(devices, 'devices.0.id'),
      checkout: textAt(checkout, 'id'),
      payment: textAt(payment, 'paymentIntentId'),
      notice: await writeNotice(owner.mac),
      session: textAt(sessions, '0.id'),
      pass: await writePass(textAt(user, 'userId')),
    };
  };

  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
    theirs = await gather();
  });
  afterAll(() => sandbox.close());

  test('the owner has data of each kind', () => {
    expect(Object.values(theirs)).not.toContain('');
  });

  test.each(Object.entries(tries))('%s refuses an id of another user', async (_name, attempt) => {
    const stranger = await new Visitor(sandbox, 'trenance-cove').signUp();
    expect([403, 404]).toContain((await attempt(stranger, theirs)).status);
  });

  test.each(Object.entries(tries))(
    '%s refuses a visitor who is not logged in',
    async (_n, attempt) => {
      const visitor = await new Visitor(sandbox, 'trenance-cove').arrive();
      expect([401, 403, 404]).toContain((await attempt(visitor, theirs)).status);
    },
  );

  test.each(Object.entries(tries))('%s refuses an unknown id', async (_name, attempt) => {
    const nobodys = Object.fromEntries(Object.keys(theirs).map((key) => [key, 'none_such']));
    const { status } = await attempt(owner, { ...theirs, ...nobodys });
    expect([403, 404]).toContain(status);
  });

  test('a user cannot accept the quote of another user', async () => {
    const quote = await owner.call(
      'GET',
      '/api/subscription/upgrade/info?priceId=tc-awesome-4weeks',
    );
    const accept = {
      id: textAt(quote, 'id'),
      priceId: 'tc-awesome-4weeks',
      prorationDate: textAt(quote, 'prorationDate'),
    };
    expect(accept.id).not.toBe('');
    const stranger = await new Visitor(sandbox, 'trenance-cove').signUp();
    expect((await stranger.keyed('/api/subscription/upgrade', accept)).status).toBe(409);
    const { body } = await owner.call('GET', '/api/subscription');
    expect(body).toMatchObject({ subscription: { priceId: 'tc-standard-4weeks' } });
  });

  test('a device gets its own notices only, even if it asks for another MAC address', async () => {
    const stranger = await new Visitor(sandbox, 'trenance-cove').signUp();
    const asked = await stranger.call('GET', `/api/devices/notification?mac=${owner.mac}`);
    expect(asked.body).toEqual([]);
    const own = await owner.call('GET', `/api/devices/notification?mac=${owner.mac}`);
    expect(own.body).toMatchObject([{ id: theirs.notice }]);
  });

  test('a plan of one venue cannot be bought, quoted or activated at another venue', async () => {
    const visitor = await new Visitor(sandbox, 'trenance-cove').signUp();
    const elsewhere = await new Visitor(sandbox).signUp();
    const answers = await Promise.all([
      visitor.keyed('/api/internal-subscription', { priceId: 'st-essential-month' }),
      visitor.keyed('/api/internal-subscription/activate-free', { priceId: 'ml-resident-month' }),
      elsewhere.keyed('/api/billing/create-checkout-session', {
        priceId: 'hf-premium-month',
        mode: 'subscription',
        returnPath: '/stripe-return',
      }),
      owner.call('GET', '/api/subscription/upgrade/info?priceId=st-plus-month'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  test('after all attempts the owner’s data is unchanged', async () => {
    const { body } = await owner.call('GET', '/api/devices');
    expect(body['devices']).toHaveLength(2);
    expect(await owner.call('GET', `/api/invoice/${theirs.invoice}.pdf`)).toMatchObject({
      status: 200,
    });
  });
});
