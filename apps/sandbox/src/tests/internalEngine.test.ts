import { DAY } from '@foyer/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { PERSONA_PASSWORD } from '../scenarios/seedPersona';
import { customers } from './support/customers';
import { endAllPlans } from './support/endAllPlans';
import { bothEngines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { textAt } from './support/textAt';
import { Visitor, type Answer } from './support/Visitor';

describe.each(bothEngines)('plans on the INTERNAL engine (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
  });
  beforeEach(() => endAllPlans(sandbox, 'gareth.lowe@post.example'));
  afterAll(() => sandbox.close());

  /** Confirms a payment as the provider's Payment Element does, with one of its test cards. */
  const confirm = async ({ body }: Answer, card: string) => {
    const { stripe } = sandbox.backend.cardProvider;
    await stripe.paymentIntents.confirm(String(body['paymentIntentId']), {
      payment_method: `pm_card_${card}`,
    });
  };
  const buy = async (visitor: Visitor, priceId: string, couponCode?: string) =>
    visitor.keyed('/api/internal-subscription', { priceId, ...(couponCode ? { couponCode } : {}) });
  const {
    accept,
    days,
    internalCustomer: customer,
    quote,
    subscription,
    charges,
    dashboard,
    useCard,
  } = customers(() => sandbox);

  describe('being past due', () => {
    test('a customer pays an overdue invoice with another card, and the plan is active again', async () => {
      const visitor = await new Visitor(sandbox, 'trenance-cove', 'D4:81:D7:5E:11:AF').arrive();
      await visitor.logIn('gareth.lowe@post.example', PERSONA_PASSWORD);
      expect(await subscription(visitor)).toMatchObject({ state: 'pastDue' });
      const { body } = await visitor.call('GET', '/api/user');
      const { id } = (body['siteUser']?.['lastInvoice'] ?? {}) as { id?: string };
      const pay = () => visitor.keyed(`/api/billing/invoice/${id}/execute`, {});
      expect(await pay()).toMatchObject({ status: 402, body: { code: 'PAYMENT_DECLINED' } });
      const { stripe } = sandbox.backend.cardProvider;
      const customerId = String(body['siteUser']?.['stripeUserInfo']?.['customerId']);
      const good = await stripe.paymentMethods.attach('pm_card_mastercard', {
        customer: customerId,
      });
      const { saveCard } = await import('../services/card-provider/saveCard');
      await saveCard(sandbox.backend, String(body['userId']), customerId, good.id);
      expect((await pay()).body).toMatchObject({ invoice: { state: 'paid' } });
      expect(await subscription(visitor)).toMatchObject({ state: 'active' });
      expect(await pay()).toMatchObject({ status: 409, body: { code: 'INVOICE_SETTLED' } });
    });
  });

  describe('buying', () => {
    test('a purchase is not a plan until it is paid, then the plan is active', async () => {
      const visitor = await new Visitor(sandbox, 'trenance-cove').signUp();
      const bought = await buy(visitor, 'tc-standard-4weeks');
      expect(bought.status).toBe(201);
      expect(await subscription(visitor)).toBeNull();
      expect(await dashboard(visitor)).toMatchObject({ subscription: null, nextPayment: null });
      expect((await visitor.call('GET', '/api/billing/order')).body).toMatchObject({
        state: 'unpaid',
      });
      const keys = await visitor.call(
        'GET',
        `/api/payment-intent/${String(bought.body['paymentIntentId'])}/keys`,
      );
      expect(keys.body['clientSecret']).toContain('_secret_');
      await confirm(bought, 'visa');
      expect(await subscription(visitor)).toMatchObject({ state: 'active', price: 19 });
      expect(await charges(visitor)).toEqual([1900]);
    });

    test('a purchase that was never paid is in no list of plans', async () => {
      const visitor = await new Visitor(sandbox, 'trenance-cove').signUp();
      await buy(visitor, 'tc-single-4weeks');
      await days(1);
      const { body } = await visitor.call('GET', '/api/billing/subscriptions');
      expect(body).toEqual([]);
    });

    test('sending the same order twice creates one purchase', async () => {
      const visitor = await new Visitor(sandbox, 'trenance-cove').signUp();
      const [one, two] = await Promise.all([
        buy(visitor, 'tc-single-4weeks'),
        buy(visitor, 'tc-single-4weeks'),
      ]);
      expect(two.body).toEqual(one.body);
    });

    test('voiding the invoice of an abandoned purchase cancels its payment', async () => {
      const visitor = await new Visitor(sandbox, 'trenance-cove').signUp();
      const bought = await buy(visitor, 'tc-single-4weeks');
      const voided = await visitor.call(
        'POST',
        `/api/invoice/${String(bought.body['invoiceId'])}/void`,
      );
      expect(voided.body).toMatchObject({ state: 'void' });
      await expect(confirm(bought, 'visa')).rejects.toThrow();
      expect(await subscription(visitor)).toBeNull();
    });

    test('another plan is refused while the bank decides about the first payment', async () => {
      const visitor = await new Visitor(sandbox, 'trenance-cove').signUp();
      const bought = await buy(visitor, 'tc-single-4weeks');
      const { paymentIntents } = sandbox.backend.cardProvider.stripe;
      const id = String(bought.body['paymentIntentId']);
      const decides = { ...(await paymentIntents.retrieve(id)), status: 'processing' as const };
      vi.spyOn(paymentIntents, 'retrieve').mockResolvedValue(decides);
      vi.spyOn(paymentIntents, 'cancel').mockRejectedValue(new Error('It cannot be cancelled.'));
      try {
        const other = await buy(visitor, 'tc-standard-4weeks');
        expect(other).toMatchObject({ status: 409, body: { code: 'STATE_CONFLICT' } });
        expect(textAt(other, 'message')).toContain('bank');
      } finally {
        vi.restoreAllMocks();
      }
      await confirm(bought, 'visa');
      expect(await subscription(visitor)).toMatchObject({ state: 'active' });
    });

    test('a paid invoice cannot be voided', async () => {
      const visitor = await new Visitor(sandbox, 'trenance-cove').signUp();
      const bought = await buy(visitor, 'tc-single-4weeks');
      await confirm(bought, 'visa');
      const voided = await visitor.call(
        'POST',
        `/api/invoice/${String(bought.body['invoiceId'])}/void`,
      );
      expect(voided).toMatchObject({ status: 409, body: { code: 'INVOICE_SETTLED' } });
    });

    test('a purchase with a coupon of 100 % needs no payment', async () => {
      const visitor = await new Visitor(sandbox, 'station-lofts').signUp();
      const bought = await buy(visitor, 'st-plus-month', 'FREERIDE');
      expect(bought.body).toMatchObject({ paymentIntentId: null });
      expect(await subscription(visitor)).toMatchObject({ state: 'active' });
    });
  });

  describe('as time passes', () => {
    test('the plan renews every period, and the coupon reduces as many periods as it is valid for', async () => {
      const visitor = await customer('tc-standard-4weeks', 'SEASIDE');
      await days(28 * 3 + 1);
      expect(await charges(visitor)).toEqual([1330, 1330, 1900, 1900]);
      const { body } = await visitor.call('GET', '/api/billing');
      expect(body['invoices']).toHaveLength(4);
    });

    // BUY-18
    test('a bill whose renewal was declined in a process that died can be paid', async () => {
      const visitor = await customer();
      await useCard(visitor, 'pm_card_chargeCustomerFail');
      const { paymentIntents } = sandbox.backend.cardProvider.stripe;
      const create = paymentIntents.create.bind(paymentIntents);
      const died = vi.spyOn(paymentIntents, 'create').mockImplementation(async (...given) => {
        await create(...given).catch(() => undefined);
        throw new Error('The process died.');
      });
      const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      await days(28.1);
      died.mockRestore();
      const { body } = await visitor.call('GET', '/api/user');
      const { id } = (body['siteUser']?.['lastInvoice'] ?? {}) as { id?: string };
      const pay = () => visitor.keyed(`/api/billing/invoice/${id}/execute`, {});
      // The provider repeats the answer that nobody read.
      expect(await pay()).toMatchObject({ status: 402, body: { code: 'PAYMENT_DECLINED' } });
      logged.mockRestore();
      await useCard(visitor, 'pm_card_visa');
      expect((await pay()).body).toMatchObject({ invoice: { state: 'paid' } });
      expect(await charges(visitor)).toEqual([1900, 1900]);
    });

    test('a declined renewal makes the plan past due, is retried, and ends the plan after the last try', async () => {
      const visitor = await customer();
      const { stripe } = sandbox.backend.cardProvider;
      const user = await visitor.call('GET', '/api/user');
      const customerId = String(user.body['siteUser']?.['stripeUserInfo']?.['customerId']);
      const failing = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
        customer: customerId,
      });
      const { saveCard } = await import('../services/card-provider/saveCard');
      await saveCard(sandbox.backend, visitor.userId, customerId, failing.id);
      await days(28.5);
      expect(await subscription(visitor)).toMatchObject({ state: 'pastDue' });
      expect((await visitor.call('GET', '/api/user')).body['siteUser']).toMatchObject({
        hasActiveSubscription: true,
        lastInvoice: { state: 'open', amount: 19 },
      });
      await days(16);
      expect(await subscription(visitor)).toBeNull();
      expect(await charges(visitor)).toEqual([1900]);
    });
  });

  describe('changing the plan', () => {
    test('a change to a more expensive plan charges exactly the quoted price now', async () => {
      const visitor = await customer('tc-single-4weeks');
      await days(14);
      const shown = await quote(visitor, 'tc-awesome-4weeks');
      expect(shown.body).toMatchObject({ effective: 'now', nextAmount: 32 });
      const changed = await accept(visitor, shown, 'tc-awesome-4weeks');
      expect(changed.status).toBe(200);
      const charged = (await charges(visitor)).at(-1);
      expect(charged).toBe(Math.round(Number(shown.body['costToPay']) * 100));
      expect(charged).toBe(1150);
      expect(await subscription(visitor)).toMatchObject({ priceId: 'tc-awesome-4weeks' });
    });

    test('confirming a change twice charges once', async () => {
      const visitor = await customer('tc-single-4weeks');
      await days(3);
      const shown = await quote(visitor, 'tc-standard-4weeks');
      await Promise.all([
        accept(visitor, shown, 'tc-standard-4weeks'),
        accept(visitor, shown, 'tc-standard-4weeks'),
      ]);
      expect(await charges(visitor)).toHaveLength(2);
    });

    test('a change to a cheaper plan waits for the end of the period and can be cancelled', async () => {
      const visitor = await customer('tc-standard-4weeks');
      const shown = await quote(visitor, 'tc-single-4weeks');
      expect(shown.body).toMatchObject({ costToPay: 0, effective: 'periodEnd' });
      await accept(visitor, shown, 'tc-single-4weeks');
      expect(await subscription(visitor)).toMatchObject({
        priceId: 'tc-standard-4weeks',
        scheduledChange: { priceId: 'tc-single-4weeks' },
      });
      const present = await quote(visitor, 'tc-standard-4weeks');
      await accept(visitor, present, 'tc-standard-4weeks');
      expect(await subscription(visitor)).toMatchObject({ scheduledChange: null });
      await accept(visitor, await quote(visitor, 'tc-single-4weeks'), 'tc-single-4weeks');
      await days(29);
      expect(await subscription(visitor)).toMatchObject({ priceId: 'tc-single-4weeks' });
      expect(await charges(visitor)).toEqual([1900, 900]);
    });

    test('a quote that is older than ten minutes is refused', async () => {
      const visitor = await customer('tc-single-4weeks');
      const shown = await quote(visitor, 'tc-standard-4weeks');
      await sandbox.moveClock(11 * 60_000);
      expect(await accept(visitor, shown, 'tc-standard-4weeks')).toMatchObject({
        status: 409,
        body: { code: 'PREVIEW_EXPIRED' },
      });
    });
  });

  describe('cancelling and pausing', () => {
    test('a cancelled plan lasts until its period ends, and a revived plan renews', async () => {
      const visitor = await customer();
      const cancel = () =>
        visitor.call('DELETE', '/api/subscription', { cancellationReason: 'leaving' });
      const cancelled = await cancel();
      expect(cancelled.body).toMatchObject({ state: 'cancelled' });
      expect(cancelled.body['serviceEndDate']).toBe(cancelled.body['periodEnd']);
      expect((await cancel()).status).toBe(409);
      await visitor.call('POST', '/api/subscription/revive');
      expect(await subscription(visitor)).toMatchObject({ state: 'active', serviceEndDate: null });
      await cancel();
      await days(29);
      expect(await subscription(visitor)).toBeNull();
      expect(await charges(visitor)).toEqual([1900]);
    });

    test('a pause is charged once, stops renewals, and gives back the paid time', async () => {
      const visitor = await customer();
      await days(8);
      const now = sandbox.clock.now();
      const dates = {
        startDate: new Date(now).toISOString(),
        endDate: new Date(now + 40 * DAY).toISOString(),
      };
      const price = await visitor.call('PATCH', '/api/pause/update-price', dates);
      expect(price.body).toEqual({ price: 4, currency: 'GBP' });
      const paused = await visitor.keyed('/api/pause', dates);
      expect(paused.body).toMatchObject({ state: 'active', price: 4 });
      expect((await visitor.call('GET', '/api/user')).body['siteUser']).toMatchObject({
        paused: true,
        hasActiveSubscription: false,
      });
      await days(35);
      expect(await charges(visitor)).toEqual([1900, 400]);
      await days(6);
      const after = (await subscription(visitor)) as { state?: string; periodEnd?: string };
      expect(after.state).toBe('active');
      expect((Date.parse(String(after.periodEnd)) - sandbox.clock.now()) / DAY).toBeGreaterThan(18);
    });

    test('a pause with invalid dates is refused with a message for the field', async () => {
      const visitor = await customer();
      const refused = await visitor.keyed('/api/pause', {
        startDate: new Date(sandbox.clock.now() - 3 * DAY).toISOString(),
        endDate: null,
      });
      expect(refused).toMatchObject({ status: 400, body: { code: 'PAUSE_DATES_REFUSED' } });
      expect(refused.body['fields']).toHaveProperty('startDate');
    });
  });
});
