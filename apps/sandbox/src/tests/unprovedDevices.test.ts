import { DAY, HOUR, MINUTE } from '@foyer/domain';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { accountlessDevices, deviceNotices } from '../db/schema/network';
import { cards, payCheckout } from './support/payCheckout';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { textAt } from './support/textAt';
import { Visitor, type Answer } from './support/Visitor';

const ORDER = '/api/billing/order';
const ACTIVE = '/api/site-info/active-subscription';
const NO_ACCOUNT = '/api/user/no-account-user';
const dayPass = { priceId: 'cw-essential-day' };

describe.each(engines)('a device that the gateway does not vouch for (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
  });
  afterEach(() => void vi.restoreAllMocks());
  afterAll(() => sandbox.close());

  /** A visitor whose address has a MAC address but no proof of the gateway. */
  const unproved = (mac?: string, locationId = 'canal-wharf') => {
    const visitor = new Visitor(sandbox, locationId, mac);
    visitor.isVouched = false;
    return visitor.arrive();
  };
  const buyPass = async (visitor: Visitor, priceId = dayPass.priceId) => {
    const checkout = await visitor.keyed('/api/billing/create-checkout-session', {
      priceId,
      mode: 'payment',
      returnPath: '/stripe-return',
    });
    await payCheckout(sandbox, textAt(checkout, 'clientSecret'), cards.pays);
    return visitor.call('GET', `/api/billing/session-status/${textAt(checkout, 'id')}`);
  };
  const activePlan = async (visitor: Visitor) => (await visitor.call('GET', ACTIVE)).body;
  const orderOf = async (visitor: Visitor) => (await visitor.call('GET', ORDER)).body;
  /** Sets both clocks to some time after now. @returns how to set them again */
  const timeFromNow = () => {
    const { clock } = sandbox.backend;
    const start = clock.realNow();
    return (passed: number) => {
      vi.spyOn(clock, 'realNow').mockReturnValue(start + passed);
      vi.spyOn(clock, 'now').mockReturnValue(start + passed);
    };
  };
  /** The gateway's redirect reaches the session that the visitor already has. */
  const redirectByGateway = async (visitor: Visitor) => {
    const proved = await new Visitor(sandbox, 'canal-wharf', visitor.mac).arrive();
    return visitor.call('POST', '/api/gateway/login', proved.location);
  };

  test('a stranger who names the MAC address of a buyer sees neither plan nor order', async () => {
    const owner = await new Visitor(sandbox).arrive();
    await owner.call('PUT', ORDER, dayPass);
    expect((await buyPass(owner)).body).toMatchObject({ status: 'complete' });
    expect(await activePlan(owner)).toMatchObject({ active: true });

    const stranger = await unproved(owner.mac);
    expect(await activePlan(stranger)).toMatchObject({ active: false, title: null });
    expect(await orderOf(stranger)).toBeNull();
    const link = await stranger.call('POST', `${ORDER}/resume-link`, { channel: 'screen' });
    expect(link.status).toBe(404);
  });

  test('a paid plan comes to the device before an order there that nobody has paid', async () => {
    const owner = await new Visitor(sandbox).arrive();
    const unpaid = await owner.keyed('/api/billing/create-checkout-session', {
      priceId: 'cw-plus-week',
      mode: 'payment',
      returnPath: '/stripe-return',
    });
    const visitor = await unproved(owner.mac);
    await buyPass(visitor);
    await redirectByGateway(visitor);
    expect(await activePlan(visitor)).toMatchObject({ active: true });
    expect(await activePlan(owner)).toMatchObject({ active: true });
    const status = await owner.call('GET', `/api/billing/session-status/${textAt(unpaid, 'id')}`);
    expect(status.body).toMatchObject({ status: 'expired' });
  });

  test('the gateway’s log-in works while the card provider is away, and the paid plan comes with the next one', async () => {
    const owner = await new Visitor(sandbox).arrive();
    await owner.keyed('/api/billing/create-checkout-session', {
      priceId: 'cw-plus-week',
      mode: 'payment',
      returnPath: '/stripe-return',
    });
    const visitor = await unproved(owner.mac);
    await buyPass(visitor);
    const { sessions } = sandbox.backend.cardProvider.stripe.checkout;
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(sessions, 'expire').mockRejectedValue(new Error('No answer.'));
    vi.spyOn(sessions, 'retrieve').mockRejectedValue(new Error('No answer.'));
    expect((await redirectByGateway(visitor)).status).toBe(200);
    vi.restoreAllMocks();
    expect(await activePlan(owner)).toMatchObject({ active: false });
    expect((await redirectByGateway(visitor)).status).toBe(200);
    expect(await activePlan(owner)).toMatchObject({ active: true });
  });

  test('a visitor’s session is its device’s for a day after the gateway’s word, however often it is renewed', async () => {
    const owner = await new Visitor(sandbox).arrive();
    await buyPass(owner, 'cw-plus-week');
    const { gateway_proof: _, ...place } = owner.location;
    const setTime = timeFromNow();
    const stateAfter = async (hours: number) => {
      setTime(hours * HOUR);
      await owner.call('POST', '/api/gateway/login', place);
      return activePlan(owner);
    };
    for (let hours = 1; hours < 24; hours += 1)
      expect(await stateAfter(hours)).toMatchObject({ active: true });
    expect(await stateAfter(24.5)).toMatchObject({ active: false });
  });

  // SEC-9
  test('the gateway’s proof lets a browser in for ten minutes, and back in for a day', async () => {
    const owner = await new Visitor(sandbox).arrive();
    await buyPass(owner, 'cw-plus-week');
    const open = async (visitor: Visitor) => (await visitor.open(owner.location)).body['connect'];
    const setTime = timeFromNow();
    const form = { method: 'POST' };
    setTime(9 * MINUTE);
    const mailApp = new Visitor(sandbox);
    expect(await open(mailApp)).toMatchObject(form);
    setTime(11 * MINUTE);
    const thief = new Visitor(sandbox);
    expect(await open(thief)).toBeNull();
    expect(await activePlan(thief)).toMatchObject({ active: false });
    setTime(23 * HOUR);
    for (const browser of [owner, mailApp]) {
      expect(await open(browser)).toMatchObject(form);
      expect(await activePlan(browser)).toMatchObject({ active: true });
    }
    setTime(24.5 * HOUR);
    expect(await open(owner)).toBeNull();
  });

  test('the way back from the gateway carries the proof of the way in, and makes no new one', async () => {
    const owner = await new Visitor(sandbox).arrive();
    await buyPass(owner, 'cw-plus-week');
    timeFromNow()(HOUR);
    const answer = await owner.call('POST', '/api/gateway/login', owner.location);
    const back = textAt(answer, 'connect.fields.dst');
    expect(new URLSearchParams(back.split('?')[1]).get('gateway_proof')).toBe(
      owner.location['gateway_proof'],
    );
  });

  test('a session that was handed over is the device’s buyer for a day, however often it is renewed', async () => {
    const owner = await new Visitor(sandbox).arrive();
    await owner.call('PUT', ORDER, { priceId: 'cw-plus-week' });
    const screen = { channel: 'screen' };
    const resume = async (visitor: Visitor, link: Answer) =>
      visitor.call('POST', `${ORDER}/resume`, { code: textAt(link, 'code'), confirmed: true });
    const browser = await new Visitor(sandbox, '', '').arrive();
    const handedOver = await resume(
      browser,
      await owner.call('POST', `${ORDER}/resume-link`, screen),
    );
    const place = handedOver.body['location'];
    await buyPass(browser, 'cw-plus-week');
    const setTime = timeFromNow();
    for (let hours = 1; hours < 24; hours += 1) {
      setTime(hours * HOUR);
      await browser.call('POST', '/api/gateway/login', place);
      expect(await activePlan(browser)).toMatchObject({ active: true });
    }
    // A code of its own does not begin another day. An order for what is paid would be the paid one.
    await browser.call('PUT', ORDER, { priceId: 'cw-essential-week' });
    const again = await browser.call('POST', `${ORDER}/resume-link`, screen);
    const next = await new Visitor(sandbox, '', '').arrive();
    expect(await resume(next, again)).toMatchObject({ status: 200 });
    setTime(24.5 * HOUR);
    for (const visitor of [browser, next]) {
      await visitor.call('POST', '/api/gateway/login', place);
      expect(await activePlan(visitor)).toMatchObject({ active: false });
    }
  });

  test('a visitor’s token is renewed for a day, cuts off no payment, and the next session can buy', async () => {
    const owner = await new Visitor(sandbox).arrive();
    await buyPass(owner, 'cw-plus-week');
    await owner.call('PUT', ORDER, { priceId: 'cw-plus-week' });
    const setTime = timeFromNow();
    // A token is renewed in its last minute.
    const renewal = 119.5 * MINUTE;
    for (let passed = renewal; passed < DAY; passed += renewal) {
      setTime(passed);
      expect(await activePlan(owner)).toMatchObject({ active: true });
    }
    setTime(DAY + MINUTE);
    expect(await activePlan(owner)).toMatchObject({ active: true });
    setTime(DAY + 2 * HOUR);
    expect((await owner.call('GET', ORDER)).status).toBe(401);
    const next = await unproved(owner.mac);
    expect(await activePlan(next)).toMatchObject({ active: false, title: null });
    expect(await orderOf(next)).toBeNull();
    await buyPass(next);
    expect(await activePlan(next)).toMatchObject({ active: true });
    // The order is the server's: the gateway's word opens it again.
    vi.restoreAllMocks();
    await owner.arrive();
    expect(await activePlan(owner)).toMatchObject({ active: true });
    expect(await orderOf(owner)).toMatchObject({ priceId: 'cw-plus-week' });
  });

  test('a stranger who registers with another’s MAC address does not get that device’s order', async () => {
    const owner = await new Visitor(sandbox).arrive();
    await owner.call('PUT', ORDER, dayPass);
    const stranger = new Visitor(sandbox, 'canal-wharf', owner.mac);
    stranger.isVouched = false;
    expect(await orderOf(await stranger.signUp())).toBeNull();
  });

  test('a visitor without a proof buys, and the device goes online once the gateway vouches for it', async () => {
    const visitor = await unproved();
    expect((await buyPass(visitor)).body).toMatchObject({ status: 'complete' });
    expect(await activePlan(visitor)).toMatchObject({ active: true, title: 'Essential' });
    expect((await redirectByGateway(visitor)).body['connect']).toMatchObject({ method: 'POST' });
    expect(await activePlan(visitor)).toMatchObject({ active: true });
    const back = await new Visitor(sandbox, 'canal-wharf', visitor.mac).arrive();
    expect(await activePlan(back)).toMatchObject({ active: true });
  });

  test('a visitor without a proof continues the order after the gateway vouches, and after registering', async () => {
    const visitor = await unproved();
    await visitor.call('PUT', ORDER, dayPass);
    await redirectByGateway(visitor);
    expect(await orderOf(visitor)).toMatchObject(dayPass);

    const registering = await unproved();
    await registering.call('PUT', ORDER, dayPass);
    const email = `unproved-${engine.toLowerCase()}@post.example`;
    await registering.call('POST', '/api/user', {
      email,
      password: 'a long enough one',
      firstName: 'Alex',
      lastName: 'Moor',
      isTermsAndConditionAccepted: true,
    });
    await registering.logIn(email, 'a long enough one', '1');
    expect(await orderOf(registering)).toMatchObject(dayPass);
  });

  test('a purchase without a proof does not replace the plan of the device it names', async () => {
    const owner = await new Visitor(sandbox).arrive();
    await buyPass(owner);
    const stranger = await unproved(owner.mac);
    expect((await buyPass(stranger)).body).toMatchObject({ status: 'complete' });
    expect((await redirectByGateway(stranger)).status).toBe(200);
    expect(await activePlan(owner)).toMatchObject({ active: true });
  });

  test('a coupon with a limit is not used again and again by sessions without a proof', async () => {
    const order = (visitor: Visitor) =>
      visitor.keyed('/api/billing/create-checkout-session', {
        priceId: dayPass.priceId,
        mode: 'payment',
        returnPath: '/stripe-return',
        couponCode: 'AUTUMN20',
      });
    const refused = await order(await unproved());
    expect(refused).toMatchObject({ status: 404, body: { code: 'COUPON_INVALID' } });
    expect((await order(await new Visitor(sandbox).arrive())).status).toBe(201);
  });

  test('a link from a device’s screen still continues its order elsewhere', async () => {
    const visitor = await unproved();
    await visitor.call('PUT', ORDER, dayPass);
    const link = await visitor.call('POST', `${ORDER}/resume-link`, { channel: 'screen' });
    const browser = await new Visitor(sandbox, '', '').arrive();
    await browser.call('POST', `${ORDER}/resume`, { code: textAt(link, 'code'), confirmed: true });
    expect(await orderOf(browser)).toMatchObject(dayPass);
    expect((await buyPass(browser)).body).toMatchObject({ status: 'complete' });
    expect(await activePlan(visitor)).toMatchObject({ active: true });
  });

  test('a link still continues an order that the gateway’s word has given to the device', async () => {
    const visitor = await unproved();
    await visitor.call('PUT', ORDER, dayPass);
    const link = await visitor.call('POST', `${ORDER}/resume-link`, { channel: 'screen' });
    await redirectByGateway(visitor);
    const browser = await new Visitor(sandbox, '', '').arrive();
    await browser.call('POST', `${ORDER}/resume`, { code: textAt(link, 'code'), confirmed: true });
    expect(await orderOf(browser)).toMatchObject(dayPass);
    expect((await buyPass(browser)).body).toMatchObject({ status: 'complete' });
    expect(await activePlan(visitor)).toMatchObject({ active: true });
  });

  // BUY-15
  test('a second link of its sender does not open the device that the first one was opened on', async () => {
    const sender = await unproved();
    await sender.call('PUT', ORDER, dayPass);
    const screen = { channel: 'screen' };
    const first = await sender.call('POST', `${ORDER}/resume-link`, screen);
    const second = await sender.call('POST', `${ORDER}/resume-link`, screen);
    const open = (visitor: Visitor, link: Answer) =>
      visitor.call('POST', `${ORDER}/resume`, { code: textAt(link, 'code'), confirmed: true });
    const guest = await new Visitor(sandbox, '', '').arrive();
    await open(guest, first);
    const { location } = await new Visitor(sandbox, 'canal-wharf', sender.mac).arrive();
    await guest.call('POST', '/api/gateway/login', location);
    await buyPass(guest);
    expect(await activePlan(guest)).toMatchObject({ active: true });
    const browser = await new Visitor(sandbox, '', '').arrive();
    await open(browser, second);
    expect(await activePlan(browser)).toMatchObject({ active: false });
    expect(await orderOf(browser)).toBeNull();
  });

  test('a stranger does not read or dismiss the notices of the device that they name', async () => {
    const owner = await new Visitor(sandbox).arrive();
    const id = `notice-for-${engine.toLowerCase()}`;
    const site = (await owner.call('GET', '/api/site-info')).body;
    const customerCode = String(site['customerCode']);
    await sandbox.backend.db.insert(deviceNotices).values({
      id,
      customerCode,
      mac: owner.mac,
      message: 'Your bill is due.',
      createdAt: sandbox.clock.now(),
    });
    const notices = async (visitor: Visitor) =>
      JSON.stringify(
        (await visitor.call('GET', `/api/devices/notification?mac=${owner.mac}`)).body,
      );
    expect(await notices(owner)).toContain('Your bill is due.');
    const stranger = await unproved(owner.mac);
    expect(await notices(stranger)).not.toContain('Your bill is due.');
    expect((await stranger.call('PUT', '/api/devices/notification', { id })).status).toBe(404);
    expect(await notices(owner)).toContain('Your bill is due.');
  });

  test('a device goes online without an account only if the gateway vouches for it', async () => {
    const terms = { headlessMac: null, isTermsAndConditionAccepted: true };
    const stranger = await unproved(undefined, 'tollgate-house');
    const refused = await stranger.call('POST', NO_ACCOUNT, terms);
    expect(refused).toMatchObject({ status: 409, body: { code: 'STATE_CONFLICT' } });
    const owner = await new Visitor(sandbox, 'tollgate-house', stranger.mac).arrive();
    expect((await owner.call('POST', NO_ACCOUNT, terms)).body).toMatchObject({
      mac: owner.mac,
      hasActiveSubscription: true,
    });
  });

  // NUJ-2
  test('a visitor without a proof puts no typed MAC address online', async () => {
    const stranger = await unproved(undefined, 'tollgate-house');
    const other = new Visitor(sandbox, 'tollgate-house');
    for (const headlessMac of [stranger.mac, other.mac]) {
      const refused = await stranger.call('POST', NO_ACCOUNT, {
        headlessMac,
        isTermsAndConditionAccepted: true,
      });
      expect(refused).toMatchObject({ status: 409, body: { code: 'STATE_CONFLICT' } });
      const signedUp = eq(accountlessDevices.mac, headlessMac);
      expect(await sandbox.backend.db.$count(accountlessDevices, signedUp)).toBe(0);
    }
  });
});
