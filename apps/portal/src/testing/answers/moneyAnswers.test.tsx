import { HOUR, MINUTE } from '@foyer/domain';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { holding, minimal, plan, stripeSite, user, withoutPlan } from '../minimal/minimalAnswers';
import { closeAgainst, expectSaid, openAgainst, said, type Replies } from '../minimal/openAgainst';

vi.setConfig({ testTimeout: 60_000 });
afterEach(() => {
  vi.useRealTimers();
  return closeAgainst();
});

const billing = '/portal/billing-information';
const LONG_AGO = '2025-02-03T00:00:00Z';
const cardPage = '/portal/my-account/default-payment-method';
const monthly = { period: { amount: 1, magnitude: 'month' }, recurring: true };
const plus = { ...monthly, title: 'Plus', state: 'active', periodEnd: '2099-03-05T10:00:00Z' };

const dashboard = (more: object, subscription: object = {}): Replies => ({
  ...holding(plus),
  getDashboard: {
    body: {
      subscription: {
        id: 's1',
        priceId: 'p20',
        price: 20,
        currency: 'GBP',
        ...plus,
        ...subscription,
      },
      ...more,
    },
  },
});

describe('the next payment on the dashboard is', () => {
  it('the amount and the date of the answer, not those of the plan', async () => {
    const answers = dashboard({
      nextPayment: { amount: 17.5, currency: 'GBP' },
      nextPaymentDate: '2099-04-06T00:00:00Z',
    });
    await openAgainst({ ...minimal, ...answers }, '/portal');
    await expectSaid('/portal').toContain('Next plan payment | £17.50');
    expect(await said('/portal')).toContain('Mon, April 6, 2099');
    expect(await said('/portal')).not.toContain('March 5');
  });

  it('lowered by the credit that the billing page names', async () => {
    const answers = dashboard({
      nextPayment: { amount: 17.5, currency: 'GBP', credit: 2.5 },
      nextPaymentDate: '2099-04-06T00:00:00Z',
    });
    await openAgainst({ ...minimal, ...answers }, billing);
    await said(billing);
    await expectSaid(billing).toContain('£2.50');
  });
});

describe('the time until which somebody is online is', () => {
  it('the end of the paid period, where the dashboard names no date', async () => {
    await openAgainst({ ...minimal, ...holding(plus) }, '/portal');
    await expectSaid('/portal').toContain('Thursday | March 5,\n2099');
  });

  // My Plan counts the last two days in hours too.
  it.each([
    [6, 'after cancelling'],
    [36, 'more than a day before'],
  ])('the day and the hour at which the service ends, %i hours, %s', async (hours) => {
    const end = new Date(Date.now() + (hours - 0.5) * HOUR).toISOString();
    const answers = dashboard(
      { serviceEndDate: `${end.slice(0, 10)}T00:00:00Z`, serviceEndTime: end.slice(11, 16) },
      { state: 'cancelled' },
    );
    await openAgainst({ ...minimal, ...answers }, '/portal');
    await said('/portal');
    await expectSaid('/portal').toContain(`${hours} | hours left`);
  });
});

describe('an amount shows', () => {
  it.each([
    ['pounds', 'GBP', '£20.00'],
    ['dollars', 'USD', '$20.00'],
    ['an unknown currency without a symbol', 'SEK', '20.00'],
  ])('%s', async (_, currency, price) => {
    const plans = [plan({ name: 'Day pass', currency, period: { amount: 1, magnitude: 'day' } })];
    await openAgainst({ ...minimal, ...withoutPlan, getPlans: { body: plans } }, '/select-plan');
    const page = await said('/select-plan');
    expect(page.split(' | ')).toContain(price);
  });
});

describe('the period of a plan', () => {
  it.each([
    [{ amount: 2, magnitude: 'week' }, 'every 2 weeks'],
    [{ amount: 3, magnitude: 'day' }, 'every 3 days'],
    [{ amount: 1, magnitude: 'year' }, 'a year'],
  ])('%j stands beside its price as "%s"', async (period, text) => {
    const plans = [plan({ name: 'Plus', currency: 'GBP', recurring: true, period })];
    await openAgainst({ ...minimal, ...withoutPlan, getPlans: { body: plans } }, '/select-plan');
    expect((await said('/select-plan')).split(' | ')).toContain(text);
  });
});

describe('a coupon', () => {
  const plans = [
    plan({ name: 'Plus', currency: 'GBP', ...monthly }),
    plan({ name: 'Pro', currency: 'GBP', priceId: 'p30', price: 30, ...monthly }),
  ];
  const order = '/select-plan?plan=p20&step=confirm-plan&coupon=SAVE';
  const openWith = (coupon: object) =>
    openAgainst(
      {
        ...minimal,
        ...withoutPlan,
        getPlans: { body: plans },
        validateCoupon: { body: { value: 'SAVE', ...coupon } },
      },
      order,
    );

  it('takes its share off', async () => {
    await openWith({ discount: { kind: 'percent', percent: 10 } });
    expect((await screen.findAllByText(/£18\.00/, {}, { timeout: 20_000 }))[0]).toBeVisible();
  });

  it('takes its amount off', async () => {
    await openWith({ discount: { kind: 'amount', amount: 3, currency: 'GBP' } });
    expect((await screen.findAllByText(/£17\.00/, {}, { timeout: 20_000 }))[0]).toBeVisible();
  });

  it('of another plan takes nothing off this one', async () => {
    await openWith({
      discount: { kind: 'percent', percent: 10 },
      singlePlanPath: '/plans/site/inn/p30',
    });
    await screen.findAllByText(/Pro/);
    expect(screen.queryByText(/£18\.00/)).toBeNull();
  });
});

describe('an invoice', () => {
  const invoice = { currency: 'GBP', periodEnd: '2025-02-01T00:00:00Z' };
  const openBills = (invoices: object[]) =>
    openAgainst(
      {
        ...minimal,
        ...stripeSite,
        ...holding(plus),
        getBilling: { body: { invoices } },
        getPaymentMethod: {
          body: { cardType: 'DINERS CLUB', lastFour: '0004', expiryMonth: 2, expiryYear: 2020 },
        },
      },
      billing,
    );

  it.each([
    ['open', 'Due'],
    ['paid', 'Paid'],
    ['void', 'Cancelled'],
    ['uncollectible', 'Overdue'],
    ['draft', 'Draft'],
  ])('in the state %s is called %s', async (state, word) => {
    const dueDate = state === 'open' ? '2099-01-09T00:00:00Z' : '2025-02-03T00:00:00Z';
    await openBills([{ ...invoice, id: 'i1', number: 'FW-1', amount: 21, state, dueDate }]);
    const row = await screen.findByRole('row', { name: /FW-1/ });
    expect(row).toHaveTextContent(word);
  });

  it('is not said to have been due on a day that is still to come', async () => {
    const open = { ...invoice, state: 'open', amount: 21 };
    await openBills([
      { ...open, id: 'i1', number: 'FW-1', dueDate: '2099-01-09T00:00:00Z' },
      { ...open, id: 'i2', number: 'FW-2', dueDate: '2025-02-03T00:00:00Z' },
    ]);
    await expectSaid(billing).toContain('This invoice was due on February 3, 2025.');
    const page = await said(billing);
    expect(page).toContain('Pay this invoice by January 9, 2099.');
    expect(page).not.toContain('was due on January 9');
  });

  it('is paid by the card of its own call, where the dashboard names none', async () => {
    const { goTo } = await openBills([]);
    await said(billing);
    await expectSaid(billing).toContain('Diners Club ending 0004');
    expect(await said(billing)).not.toContain('No card');
    goTo(cardPage);
    await expectSaid(cardPage).toContain('Diners Club ending 0004');
    expect(await said(cardPage)).toContain('Expired 02/2020');
  });

  it('can be paid once a card is added, where none is kept', async () => {
    const overdue = { ...invoice, state: 'open', amount: 21, dueDate: LONG_AGO };
    const answers: Replies = {
      ...stripeSite,
      getPublicConfig: { body: { stripeEnabled: true, stripePublicKey: 'pk_test_1' } },
      ...holding(plus),
      getBilling: { body: { invoices: [{ ...overdue, id: 'i1', number: 'FW-1' }] } },
      getPaymentMethod: { body: null },
      getSessionStatus: { body: { status: 'complete', paymentStatus: 'no_payment_required' } },
    };
    await openAgainst({ ...minimal, ...answers }, billing);
    await said(billing);
    const add = await screen.findByRole<HTMLAnchorElement>('link', {
      name: 'Add a card to pay £21.00',
    });
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    expect(add.hash).toBe(`#${cardPage}?then=${encodeURIComponent(billing)}`);
    const visa = { cardType: 'VISA', lastFour: '4242' };
    await openAgainst(
      { ...minimal, ...answers, getPaymentMethod: { body: visa } },
      `${cardPage}?session_id=cs_1`,
    );
    await said(`${cardPage}?session_id=cs_1`);
    expect(await screen.findByRole('button', { name: 'Pay £21.00 now' })).toBeVisible();
  });

  // BILL-15
  it('is not said to need a card while the card is not known', async () => {
    const { goTo } = await openAgainst(
      { ...minimal, ...stripeSite, ...holding(plus), getPaymentMethod: { status: 500 } },
      billing,
    );
    await expectSaid(billing).toContain('We couldn’t load your card');
    expect(screen.queryByRole('link', { name: 'Add a card' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Payment method' })).toBeVisible();
    goTo(cardPage);
    await expectSaid(cardPage).toContain('We couldn’t load your card');
  });

  it('that is the last one and overdue is announced on every page', async () => {
    const openAccount = async (dueDate: string) => {
      const lastInvoice = { id: 'i1', state: 'open', amount: 20, currency: 'GBP', dueDate };
      const getUser = { body: user({ lastInvoice }) };
      await openAgainst(
        { ...minimal, ...stripeSite, ...holding(plus), getUser },
        '/portal/my-account',
      );
      return said('/portal/my-account');
    };
    expect(await openAccount(LONG_AGO)).toContain('£20.00 was due on February 3, 2025');
    expect(await openAccount('2099-02-03T00:00:00Z')).not.toContain('£20.00 was due');
  });

  it('that is overdue beside a plan that goes on without it keeps nobody online', async () => {
    const lastInvoice = { id: 'i1', state: 'open', amount: 20, currency: 'GBP', dueDate: LONG_AGO };
    const open = async (state: string) => {
      const getUser = { body: user({ lastInvoice }) };
      const answers = { ...minimal, ...stripeSite, ...dashboard({}, { state }), getUser };
      const { goTo } = await openAgainst(answers, '/portal');
      await said('/portal');
      goTo('/portal/my-account');
      await expectSaid('/portal/my-account').toContain('£20.00 was due on');
      return said('/portal/my-account');
    };
    expect(await open('active')).not.toContain('stay online');
    expect(await open('past_due')).toContain('Pay to stay online.');
  });
});

describe('the price of a change of plan', () => {
  it('is asked for again once its figures are ten minutes old', async () => {
    let asked = 0;
    const getUpgradeInfo = () => {
      asked += 1;
      return {
        body: {
          id: 'x',
          userID: 'u1',
          costToPay: asked === 1 ? 4 : 5,
          currency: 'GBP',
          couponApplied: false,
          isCouponValid: true,
          prorationDate: new Date(Date.now()).toISOString(),
          credit: 0,
          tax: 0,
          nextAmount: 30,
          effective: 'now',
        },
      };
    };
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await openAgainst(
      { ...minimal, ...holding(plus), getUpgradeInfo },
      '/portal/manage-your-plan/plans?plan=p30&step=check',
    );
    expect((await screen.findAllByText(/£4\.00/, {}, { timeout: 20_000 }))[0]).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(10 * MINUTE));
    await waitFor(() => expect(asked).toBe(2));
    expect((await screen.findAllByText(/£5\.00/))[0]).toBeVisible();
    expect(screen.queryByText(/£4\.00/)).toBeNull();
  });
});
