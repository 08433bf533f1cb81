import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { coupons } from '../db/schema/sites';
import { customers } from './support/customers';
import { endAllPlans } from './support/endAllPlans';
import { textAt } from './support/textAt';
import { bothEngines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor, type Answer } from './support/Visitor';

describe.each(bothEngines)('a coupon’s limit per person (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
    await endAllPlans(sandbox);
  });
  afterAll(() => sandbox.close());

  const { accept, change, charges, days, internalCustomer, provider } = customers(() => sandbox);
  const { quote, stripeCustomer, subscription, useCard } = customers(() => sandbox);
  const order = (visitor: Visitor, priceId: string, couponCode: string) =>
    visitor.keyed('/api/billing/create-checkout-session', {
      priceId,
      mode: 'subscription',
      returnPath: '/stripe-return',
      couponCode,
    });
  const cancel = async (visitor: Visitor) => {
    await visitor.call('DELETE', '/api/subscription', { cancellationReason: 'leaving' });
    await days(32);
  };
  const allow = (code: string, usesPerPerson: number | null) =>
    sandbox.backend.db.update(coupons).set({ usesPerPerson }).where(eq(coupons.code, code));
  const spent = { status: 404, body: { code: 'COUPON_INVALID' } };
  const validate = (visitor: Visitor, code: string) =>
    visitor.call('GET', `/api/coupon/validate/${code}`);

  test('a person who has used a coupon cannot buy with it again', async () => {
    const visitor = await stripeCustomer('cw-supersonic-month', 'WELCOME100');
    expect(await validate(visitor, 'WELCOME100')).toMatchObject(spent);
    await cancel(visitor);
    expect(await order(visitor, 'cw-supersonic-month', 'WELCOME100')).toMatchObject(spent);
    const other = await new Visitor(sandbox).signUp();
    expect((await validate(other, 'WELCOME100')).status).toBe(200);
  });

  test('a person who has used a coupon cannot change plans with it again, on the STRIPE engine', async () => {
    const visitor = await stripeCustomer('cw-essential-month', 'AUTUMN20');
    await days(100);
    expect(await subscription(visitor)).toMatchObject({ coupon: null });
    const shown = await quote(visitor, 'cw-plus-month', 'AUTUMN20');
    expect(shown.body).toMatchObject({ isCouponValid: false, nextAmount: 25 });
    await accept(visitor, shown, 'cw-plus-month', 'AUTUMN20');
    await days(32);
    expect((await charges(visitor)).at(-1)).toBe(2500);
  });

  test.each([
    ['takes', 'pm_card_visa'],
    ['has to confirm', 'pm_card_authenticationRequired'],
  ])(
    'a coupon ends also for a person who goes through the free plan, if the bank %s each payment',
    async (_, card) => {
      const visitor = await stripeCustomer('cw-plus-month', 'AUTUMN20');
      await useCard(visitor, card);
      for (let period = 0; period < 3; period += 1) {
        await change(visitor, 'cw-connect-month');
        await days(32);
        const changed = await change(visitor, 'cw-plus-month');
        expect(changed.status).toBe(200);
        const payment = changed.body['paymentIntentId'];
        // Confirmed in the bank's window; the portal's is closed.
        if (payment)
          await provider().paymentIntents.confirm(String(payment), {
            payment_method: 'pm_card_visa',
          });
        await days(0);
      }
      expect(await charges(visitor)).toEqual([2000, 2000, 2000, 2500]);
    },
  );

  test('a new coupon takes the place of one that is used up, and lasts', async () => {
    const visitor = await stripeCustomer('cw-plus-month', 'FIVER');
    await change(visitor, 'cw-connect-month');
    await days(32);
    expect((await change(visitor, 'cw-plus-month', 'AUTUMN20')).status).toBe(200);
    await days(100);
    expect(await charges(visitor)).toEqual([2000, 2000, 2000, 2000, 2500]);
  });

  test('a person who has used a coupon cannot change plans with it again, on the INTERNAL engine', async () => {
    const visitor = await internalCustomer('tc-single-4weeks');
    expect((await change(visitor, 'tc-standard-4weeks', 'SEASIDE')).status).toBe(200);
    await days(57);
    const shown = await quote(visitor, 'tc-awesome-4weeks', 'SEASIDE');
    expect(shown.body).toMatchObject({ isCouponValid: false, nextAmount: 32 });
  });

  test('one of several changes at once takes the coupon', async () => {
    const visitor = await internalCustomer('tc-single-4weeks');
    const wanted = ['tc-standard-4weeks', 'tc-awesome-4weeks', 'tc-standard-1year'];
    const quotes = await Promise.all(wanted.map((id) => quote(visitor, id, 'TIDE3')));
    const answers = await Promise.all(
      quotes.map((shown, index) => accept(visitor, shown, wanted[index] ?? '', 'TIDE3')),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    await days(0);
    expect(await validate(visitor, 'TIDE3')).toMatchObject(spent);
  });

  test('an order that is replaced or given up gives the coupon back', async () => {
    const visitor = await new Visitor(sandbox).signUp();
    expect((await order(visitor, 'cw-plus-month', 'FIVER')).status).toBe(201);
    expect((await order(visitor, 'cw-essential-month', 'FIVER')).status).toBe(201);
    const cove = await new Visitor(sandbox, 'trenance-cove').signUp();
    const buy = (priceId: string) =>
      cove.keyed('/api/internal-subscription', { priceId, couponCode: 'SEASIDE' });
    const first = await buy('tc-single-4weeks');
    await cove.call('POST', `/api/invoice/${textAt(first, 'invoiceId')}/void`);
    expect((await buy('tc-standard-4weeks')).status).toBe(201);
  });

  test('a coupon that may be used twice is refused the third time, and one without a limit never', async () => {
    await allow('FREERIDE', 2);
    const visitor = await new Visitor(sandbox, 'station-lofts').signUp();
    const buy = () =>
      visitor.keyed('/api/internal-subscription', {
        priceId: 'st-plus-1day',
        couponCode: 'FREERIDE',
      });
    const outcomes = [];
    for (let time = 0; time < 3; time += 1) {
      outcomes.push((await buy()).status);
      await days(2);
    }
    expect(outcomes).toEqual([201, 201, 404]);
    await allow('FREERIDE', null);
    expect((await buy()).status).toBe(201);
    await allow('FREERIDE', 1);
  });

  describe('guesses', () => {
    const free = (visitor: Visitor, couponCode: string) =>
      visitor.keyed('/api/internal-subscription/activate-free', {
        priceId: 'cw-connect-month',
        couponCode,
      });
    const cove = (visitor: Visitor, couponCode: string) =>
      visitor.keyed('/api/internal-subscription', { priceId: 'tc-single-4weeks', couponCode });
    const newUser = (site?: string) => new Visitor(sandbox, site).signUp();
    const refused = async (guess: (index: number) => Promise<Answer>) => {
      const statuses = [];
      for (let index = 0; index < 62; index += 1) statuses.push((await guess(index)).status);
      return statuses.filter((status) => status === 429).length;
    };

    test.each([
      ['a validation', () => newUser(), validate],
      ['a checkout', () => newUser(), (who, code) => order(who, 'cw-plus-month', code)],
      ['a purchase on the INTERNAL engine', () => newUser('trenance-cove'), cove],
      ['a free plan', () => newUser(), free],
      [
        'the price of a change',
        () => internalCustomer('tc-single-4weeks'),
        (who, code) => quote(who, 'tc-standard-4weeks', code),
      ],
      [
        'a change',
        () => internalCustomer('tc-single-4weeks'),
        async (who, code) =>
          accept(who, await quote(who, 'tc-standard-4weeks'), 'tc-standard-4weeks', code),
      ],
    ] satisfies [
      string,
      () => Promise<Visitor>,
      (who: Visitor, code: string) => Promise<Answer>,
    ][])('with %s end after sixty in a minute', async (_call, arrive, enter) => {
      const visitor = await arrive();
      expect(await refused((index) => enter(visitor, `GUESS-${index}`))).toBe(2);
    });

    test('with different calls have one count', async () => {
      const visitor = await newUser();
      const calls = [
        validate,
        free,
        (who: Visitor, code: string) => order(who, 'cw-plus-month', code),
      ];
      expect(
        await refused((index) => (calls[index % 3] ?? validate)(visitor, `GUESS-${index}`)),
      ).toBe(2);
    });

    test('are not right codes, however often they are used', async () => {
      const visitor = await internalCustomer('tc-single-4weeks');
      expect(await refused(() => quote(visitor, 'tc-standard-4weeks', 'TIDE3'))).toBe(0);
      expect((await change(visitor, 'tc-standard-4weeks', 'TIDE3')).status).toBe(200);
    });

    test('of a stranger leave the others behind the same address theirs', async () => {
      const stranger = new Visitor(sandbox);
      stranger.isVouched = false;
      stranger.address = '198.51.100.60';
      await stranger.arrive();
      expect(await refused((index) => validate(stranger, `GUESS-${index}`))).toBe(2);
      const guest = new Visitor(sandbox);
      guest.address = stranger.address;
      await guest.arrive();
      expect((await validate(guest, 'AUTUMN20')).status).toBe(200);
    });
  });

  describe('with and without an account', () => {
    const arrive = (mac?: string) => new Visitor(sandbox, 'station-lofts', mac).arrive();
    const signUp = (mac?: string) => new Visitor(sandbox, 'station-lofts', mac).signUp();
    const buy = (visitor: Visitor, couponCode = 'FREERIDE') =>
      visitor.keyed('/api/internal-subscription', { priceId: 'st-plus-1day', couponCode });
    const statuses = async (answers: ReturnType<typeof buy>[]) =>
      (await Promise.all(answers)).map(({ status }) => status).toSorted();

    test('a person who used a coupon without an account cannot use it with one', async () => {
      const device = await arrive();
      expect((await buy(device)).status).toBe(201);
      const user = await signUp(device.mac);
      expect(await validate(user, 'FREERIDE')).toMatchObject(spent);
      expect(await buy(user)).toMatchObject(spent);
      expect((await buy(await signUp())).status).toBe(201);
    });

    test('a person who used a coupon with an account cannot use it without one', async () => {
      const user = await signUp();
      expect((await buy(user)).status).toBe(201);
      const device = await arrive(user.mac);
      expect(await validate(device, 'FREERIDE')).toMatchObject(spent);
      expect(await buy(device)).toMatchObject(spent);
    });

    test('two people with accounts on one device use it once each', async () => {
      const first = await signUp();
      expect((await buy(first)).status).toBe(201);
      expect((await buy(await signUp(first.mac))).status).toBe(201);
    });

    test('of a device and its account that order at once, one takes the coupon', async () => {
      for (let round = 0; round < 5; round += 1) {
        const device = await arrive();
        const user = await signUp(device.mac);
        expect(await statuses([buy(device), buy(user)])).toEqual([201, 404]);
      }
    });

    test('who logs in takes over the coupon of the order that their device has not paid', async () => {
      const device = await arrive();
      const unpaid = await buy(device, 'TRAIN10');
      expect(unpaid.status).toBe(201);
      const user = await signUp(device.mac);
      expect((await buy(user, 'TRAIN10')).status).toBe(201);
      // Nobody pays the device’s order any more.
      const intent = await sandbox.backend.cardProvider.stripe.paymentIntents.retrieve(
        textAt(unpaid, 'paymentIntentId'),
      );
      expect(intent.status).toBe('canceled');
    });

    test('a device reads that its account’s unpaid order has the coupon, and gets it afterwards', async () => {
      const user = await signUp();
      const unpaid = await buy(user, 'TRAIN10');
      expect(unpaid.status).toBe(201);
      const device = await arrive(user.mac);
      const refused = await buy(device, 'TRAIN10');
      expect(refused).toMatchObject(spent);
      expect(textAt(refused, 'message')).toContain('in an order that isn’t finished yet');
      await user.call('POST', `/api/invoice/${textAt(unpaid, 'invoiceId')}/void`);
      expect((await buy(device, 'TRAIN10')).status).toBe(201);
    });
  });
});
