import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { minimal, plan, withoutPlan } from './minimalAnswers';
import { closeAgainst, openAgainst, type Replies } from './openAgainst';

vi.setConfig({ testTimeout: 60_000 });
afterEach(closeAgainst);

/** Waits until the page, with its hero, says it. */
const shows = (text: string | RegExp) =>
  waitFor(() => expect(document.body).toHaveTextContent(text), { timeout: 50_000 });

const monthly = {
  currency: 'GBP',
  title: 'Plus',
  recurring: true,
  period: { amount: 1, magnitude: 'month' },
};
const selling = (stripeEnabled: boolean, ...plans: object[]): Replies => ({
  ...minimal,
  ...withoutPlan,
  getPublicConfig: { body: { stripeEnabled } },
  getPlans: { body: plans.map((each) => plan({ ...monthly, ...each })) },
});

// MONEY-5 and BUY-19
describe('the page of plans', () => {
  const path = '/select-plan';
  const charges = 'We won’t charge you until the last step.';
  const orders = 'You don’t order anything until the last step.';

  it.each([
    ['by card, charges at the last step', selling(true, {}), charges, orders],
    ['billed elsewhere, orders at the last step', selling(false, {}), orders, charges],
    ['free, orders at the last step', selling(true, { price: 0 }), orders, charges],
  ])('%s', async (_, site, says, saysNot) => {
    await openAgainst(site, path);
    await shows(says);
    expect(document.body).not.toHaveTextContent(saysNot);
  });

  it('with free plans only says of none that it is paid once', async () => {
    await openAgainst(selling(true, { price: 0, recurring: false }), path);
    await shows(orders);
    expect(document.body).not.toHaveTextContent('You pay once');
  });
});

describe('an order shows no sum of nothing', () => {
  const path = '/select-plan?plan=p20&step=confirm-plan';
  const withCoupon = (more: object): Replies => ({
    ...selling(true, {}),
    validateCoupon: {
      body: { value: 'ALL', discount: { kind: 'percent', percent: 100 }, ...more },
    },
  });

  it.each([
    ['for a free plan', path, selling(true, { price: 0 }), /Plus.*Free/],
    [
      'for the next payment that a coupon pays',
      `${path}&coupon=ALL`,
      withCoupon({ validForNumberOfPeriods: 2 }),
      /Next payment .*Nothing to pay/,
    ],
    [
      'for all payments that a coupon pays',
      `${path}&coupon=ALL`,
      withCoupon({}),
      /Your plan is free with this coupon\. It renews until you cancel\./,
    ],
  ])('%s', async (_, page, site, says) => {
    await openAgainst(site, page);
    await shows(says);
    expect(document.body).not.toHaveTextContent('£0.00');
  });
});
