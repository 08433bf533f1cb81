import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HANDOVER_MS } from '~/features/purchase/stripe-return/usePaymentReturn';
import { holding, minimal, plan, stripeSite, user, withoutPlan } from '../minimal/minimalAnswers';
import { closeAgainst, expectSaid, openAgainst, said, type Replies } from '../minimal/openAgainst';

vi.setConfig({ testTimeout: 60_000 });
/** The page loads its code first. */
const WAIT = 10_000;
afterEach(closeAgainst);

const page = '/stripe-return?session_id=cs_1';
const internalPage = '/stripe-return?purchase=sub_42';
const monthly = { period: { amount: 1, magnitude: 'month' }, recurring: true };
const plus = { ...monthly, title: 'Plus', state: 'active', periodEnd: '2099-03-05T10:00:00Z' };

describe('after the card provider’s page', () => {
  it.each([
    ['paid', 'Setting up your plan'],
    ['unpaid', 'Checking your order'],
    ['refunded', 'You’re getting a refund.'],
  ])('a payment that is %s leads to "%s"', async (paymentStatus, heading) => {
    const answers = { getSessionStatus: { body: { status: 'complete', paymentStatus } } };
    await openAgainst({ ...minimal, ...stripeSite, ...withoutPlan, ...answers }, page);
    expect(
      await screen.findByRole('heading', { level: 1, name: heading }, { timeout: WAIT }),
    ).toBeVisible();
  });
});

// CONN-10
it('a paid plan with nothing to connect leads on to the account, and Back does not return', async () => {
  const answers = {
    getUser: { body: user({ hasActiveSubscription: true }) },
    getSessionStatus: { body: { status: 'complete', paymentStatus: 'paid', subscriptionId: 's' } },
  };
  await openAgainst({ ...minimal, ...stripeSite, ...holding(plus), ...answers }, page);
  await screen.findByRole('heading', { level: 1, name: 'You’re all set.' }, { timeout: WAIT });
  const entries = window.history.length;
  await waitFor(() => expect(window.location.hash).toBe('#/portal'), {
    timeout: HANDOVER_MS + WAIT,
  });
  expect(window.history.length).toBe(entries);
});

// TYPE-7
describe('the account with free access moves to the paying type once the plan is paid', () => {
  const open = (planEngine: string, address: string, answers: Replies) =>
    openAgainst(
      {
        ...minimal,
        getSiteInfo: {
          body: { name: 'The Inn', locationID: 'inn', portalType: 'FREE_SIGN_UP', planEngine },
        },
        getUser: { body: { ...user({ hasActiveSubscription: true }), type: 'FREE_SIGN_UP' } },
        changeUserType: { status: 204 },
        ...answers,
      },
      address,
    );
  const checkout = (paymentStatus: string): Replies => ({
    getSessionStatus: { body: { status: 'complete', paymentStatus } },
  });
  const held = (more: object): Replies => ({ getActiveSubscription: { body: more } });

  it.each([
    ['by a checkout', 'STRIPE', page, checkout('paid')],
    [
      'on the INTERNAL engine, where the backend keeps no orders',
      'INTERNAL',
      internalPage,
      { ...held({ active: true, priceId: 'p20' }), ...holding(plus) },
    ],
  ])('%s', async (_, engine, address, answers) => {
    const { sent } = await open(engine, address, answers);
    await expect
      .poll(() => sent.filter(({ call }) => call === 'changeUserType'), { timeout: WAIT })
      .toEqual([expect.objectContaining({ body: { type: 'PAYG' } })]);
  });

  it.each([
    ['by a checkout', 'STRIPE', page, 'getSessionStatus', checkout('unpaid')],
    [
      'on the INTERNAL engine, where the backend keeps no orders',
      'INTERNAL',
      internalPage,
      'getActiveSubscription',
      held({ active: true }),
    ],
  ])('and not before: %s', async (_, engine, address, asks, answers) => {
    const { sent } = await open(engine, address, answers);
    // The page has read the answer before it asks again.
    const asked = () => sent.filter(({ call }) => call === asks).length;
    await expect.poll(asked, { timeout: WAIT }).toBeGreaterThan(1);
    expect(sent.map(({ call }) => call)).not.toContain('changeUserType');
  });
});

// BUY-13
describe('after a payment of a person who is on a free plan', () => {
  const free = plan({ priceId: 'free', price: 0 });
  const open = (held: object, order: object = { status: 404 }) =>
    openAgainst(
      {
        ...minimal,
        getPlans: { body: [free, plan()] },
        getUser: { body: user({ hasActiveSubscription: true, hasFreePlan: true }) },
        ...holding(held),
        getActiveSubscription: { body: { active: true, ...held } },
        getOrder: order,
      },
      internalPage,
    );
  const expectHeading = async (name: string) =>
    expect(await screen.findByRole('heading', { level: 1, name }, { timeout: WAIT })).toBeVisible();

  it('a free plan does not count as a payment where the backend keeps no orders', async () => {
    const { sent } = await open({ priceId: 'free', price: 0 });
    await expectHeading('Checking your order');
    const asked = () => sent.filter(({ call }) => call === 'getActiveSubscription').length;
    await expect.poll(asked, { timeout: WAIT }).toBeGreaterThan(1);
    await expectHeading('Checking your order');
  });

  it('a plan with a price counts as a payment where the backend keeps no orders', async () => {
    await open({ priceId: 'p20' });
    await expectHeading('You’re all set.');
  });

  it('a plan that the list of plans does not name counts by its price where the backend keeps no orders', async () => {
    await open({ priceId: 'hidden', price: 30 });
    await expectHeading('You’re all set.');
  });

  it('an order that the backend keeps decides', async () => {
    await open({ priceId: 'p20' }, { body: { priceId: 'p20', state: 'processing' } });
    await expectHeading('Checking your order');
  });
});

// BUY-24
describe('an order without an account', () => {
  const paid = { status: 'complete', paymentStatus: 'paid' };
  const amount = { amount: 12.5, currency: 'GBP' };
  const noAccount = {
    ...minimal,
    ...stripeSite,
    getUser: { status: 404 },
    gatewayLogin: { body: { deviceState: 'online' } },
  };

  it.each([
    [
      { ...amount, sentTo: 'j•••@post.example' },
      'You’ve paid £12.50. We’re emailing the receipt to j•••@post.example.',
    ],
    [amount, 'You’ve paid £12.50.'],
  ])('says what was paid, and where the receipt goes if that is known', async (receipt, text) => {
    const getSessionStatus = { body: { ...paid, receipt } };
    await openAgainst({ ...noAccount, getSessionStatus }, page, null);
    expect(await screen.findByText(text, {}, { timeout: WAIT })).toBeVisible();
  });

  it('names the order, because an email to a mistyped address never arrives', async () => {
    const receipt = { ...amount, number: 'FW-1-ABCDE', item: 'Day pass' };
    await openAgainst(
      { ...noAccount, getSessionStatus: { body: { ...paid, receipt } } },
      page,
      null,
    );
    const order = 'Order number FW-1-ABCDE';
    expect(await screen.findByText(order, {}, { timeout: WAIT })).toBeVisible();
    expect(screen.getByText('Day pass')).toBeVisible();
  });

  it('says nothing of it where the backend does not', async () => {
    await openAgainst({ ...noAccount, getSessionStatus: { body: paid } }, page, null);
    await screen.findByText('Your plan is active.', {}, { timeout: WAIT });
    expect(screen.queryByText(/You’ve paid|receipt/)).toBeNull();
  });

  it('says it on the landing page too, to which the router’s pages lead, even after a reload', async () => {
    const receipt = { ...amount, sentTo: 'j•••@post.example' };
    const { goTo, reload } = await openAgainst(
      {
        ...noAccount,
        getSessionStatus: { body: { ...paid, receipt } },
        getOrder: { body: { priceId: 'p20', state: 'paid', receipt } },
      },
      page,
      null,
    );
    const saidPaid = () => screen.findByText(/^You’ve paid £12.50/, {}, { timeout: WAIT });
    const isOnline = () =>
      screen.findByRole('heading', { level: 1, name: 'You’re online.' }, { timeout: WAIT });
    await saidPaid();
    goTo('/');
    await isOnline();
    expect(await saidPaid()).toBeVisible();
    await reload();
    await isOnline();
    expect(await saidPaid()).toBeVisible();
  });

  it('says it again where the person reloads the page of the payment', async () => {
    const getSessionStatus = { body: { ...paid, receipt: amount } };
    const { reload } = await openAgainst({ ...noAccount, getSessionStatus }, page, null);
    await screen.findByText('You’ve paid £12.50.', {}, { timeout: WAIT });
    await reload();
    expect(await screen.findByText('You’ve paid £12.50.', {}, { timeout: WAIT })).toBeVisible();
  });
});

// CARD-1
it('a payment leads to the key card', async () => {
  const answers = {
    getUser: { body: user({ hasActiveSubscription: true }) },
    getSessionStatus: { body: { status: 'complete', paymentStatus: 'paid' } },
  };
  await openAgainst({ ...minimal, ...stripeSite, ...holding(plus), ...answers }, page);
  expect(await screen.findByRole('link', { name: 'Key card' }, { timeout: WAIT })).toHaveAttribute(
    'href',
    '#/portal?view=key-card',
  );
});

// BUY-22
describe('the dashboard after a payment', () => {
  const agesAgo = '2020-01-01T00:00:00Z';
  const invoice = { id: 'i1', state: 'paid', amount: 20, currency: 'GBP' };

  /** Comes from the card provider, and taps on to the dashboard. */
  const openAfterPayment = async (lastInvoice: object | null): Promise<void> => {
    const answers = {
      getUser: { body: user({ hasActiveSubscription: true, lastInvoice }) },
      getSessionStatus: {
        body: { status: 'complete', paymentStatus: 'paid', subscriptionId: 's' },
      },
    };
    const { user: person } = await openAgainst(
      { ...minimal, ...stripeSite, ...holding(plus), ...answers },
      page,
    );
    const toPortal = { name: 'Go to my account' };
    await person.click(await screen.findByRole('link', toPortal, { timeout: WAIT }));
    await expectSaid('/portal').toContain('March 5');
  };

  it('says what was paid, draws a check, and leads to the invoice', async () => {
    await openAfterPayment({ ...invoice, paidAt: new Date().toISOString() });
    expect(await said('/portal')).toContain('You’ve paid £20.00.');
    expect(screen.getByRole('link', { name: 'See the invoice' })).toHaveAttribute(
      'href',
      '#/portal/billing-information?invoice=i1',
    );
    expect(document.querySelector('.f-time-gauge__check')).toBeInTheDocument();
  });

  it.each([
    ['was paid long ago', { ...invoice, paidAt: agesAgo }],
    ['has no time of payment', invoice],
    ['is open', { ...invoice, state: 'open', paidAt: new Date().toISOString() }],
    ['asked for nothing', { ...invoice, amount: 0, paidAt: new Date().toISOString() }],
    ['is missing', null],
  ])('names no amount where the newest invoice %s', async (_, lastInvoice) => {
    await openAfterPayment(lastInvoice);
    expect(await said('/portal')).not.toContain('You’ve paid');
    expect(document.querySelector('.f-time-gauge__check')).toBeInTheDocument();
  });

  it('greets once: after another page it is the dashboard as ever', async () => {
    await openAfterPayment({ ...invoice, paidAt: new Date().toISOString() });
    window.location.hash = '#/portal/my-account';
    const account = { level: 1, name: /^Account Details/ };
    await screen.findByRole('heading', account, { timeout: WAIT });
    window.location.hash = '#/portal';
    await expectSaid('/portal').toContain('March 5');
    expect(await said('/portal')).not.toContain('You’ve paid');
    expect(document.querySelector('.f-time-gauge__check')).toBeNull();
  });
});

// SUB-20
it('a boost that was just paid for is shown, and is not offered again', async () => {
  const week = { period: { amount: 1, magnitude: 'week' }, recurring: false };
  const boost = { ...week, title: 'Exam', state: 'active', periodEnd: '2099-03-05T10:00:00Z' };
  const bought = holding(boost);
  let isPaid = false;
  const { user: person, goTo } = await openAgainst(
    {
      ...minimal,
      getSiteInfo: {
        body: { name: 'The Hall', locationID: 'inn', portalType: 'ANCHOR', planEngine: 'STRIPE' },
      },
      getDashboard: () => (isPaid ? (bought.getDashboard as object) : { body: {} }),
      getSessionStatus: { body: { status: 'complete', paymentStatus: 'paid' } },
    },
    '/portal/device-management',
  );
  const offered = { name: 'Get faster Wi-Fi' };
  expect(await screen.findByRole('heading', offered, { timeout: WAIT })).toBeVisible();
  isPaid = true;
  goTo(page);
  await person.click(
    await screen.findByRole('link', { name: 'Go to my account' }, { timeout: WAIT }),
  );
  expect(await screen.findByText(/^Active until .*2099/, {}, { timeout: WAIT })).toBeVisible();
  expect(screen.queryByRole('heading', offered)).toBeNull();
});
