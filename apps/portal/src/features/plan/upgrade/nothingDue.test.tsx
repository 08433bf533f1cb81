import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { holding, minimal, plan, plus, stripeSite } from '~/testing/minimal/minimalAnswers';
import { closeAgainst, openAgainst } from '~/testing/minimal/openAgainst';

vi.setConfig({ testTimeout: 60_000 });
afterEach(closeAgainst);

const check = '/portal/manage-your-plan/plans?plan=p30&coupon=SPRING&step=check';
const monthly = { recurring: true, period: { amount: 1, magnitude: 'month' } };

/** Opens the check of a change whose preview has these figures. */
const openCheck = (figures: object) => {
  const body = {
    id: 'u1',
    userID: 'u1',
    prorationDate: new Date().toISOString(),
    couponApplied: false,
    isCouponValid: false,
    tax: 0,
    nextAmount: 30,
    nextPaymentDate: '2099-02-05T10:00:00Z',
    currency: 'GBP',
    effective: 'now',
    ...figures,
  };
  const big = plan({ priceId: 'p30', price: 30, title: 'Big', currency: 'GBP', ...monthly });
  return openAgainst(
    {
      ...minimal,
      ...stripeSite,
      ...holding(plus),
      getUpgradePlans: { body: [big] },
      getUpgradeInfo: { body },
    },
    check,
  );
};

const nothing = { costToPay: 0, credit: 32 };
const withCoupon = {
  couponApplied: true,
  isCouponValid: true,
  coupon: { saving: 5, periodsLeft: 2 },
};

// SUB-3, SUB-13
it.each([
  [
    'with credit left',
    { ...nothing, creditLeft: 7.5 },
    'Your unused time and credit pay for this change. £7.50 stays as credit for your next payments for Big.',
  ],
  [
    'with none left',
    { ...nothing, creditLeft: 0 },
    'Your unused time and credit pay for this change.',
  ],
  [
    'by a backend that does not say what is left',
    nothing,
    'Your unused time and credit pay for this change. If any is left, it stays as credit for your next payments for Big.',
  ],
  [
    'with a coupon',
    { ...nothing, ...withCoupon, creditLeft: 0 },
    'Your coupon, unused time and credit pay for this change.',
  ],
  [
    'with a coupon alone',
    { ...nothing, ...withCoupon, credit: 0, creditLeft: 0 },
    'Your coupon pays for this change.',
  ],
])('says what pays for a change that costs nothing today: %s', async (_, figures, told) => {
  await openCheck(figures);
  expect(await screen.findByText(told, {}, { timeout: 20_000 })).toBeVisible();
  expect(
    await screen.findByText('We won’t charge your card today. Your plan renews until you cancel.'),
  ).toBeVisible();
  // Where nothing is charged, no line has a minus.
  expect(screen.queryByText(/^−/)).toBeNull();
  expect(screen.queryByText('From unused time and credit')).toBeNull();
});

it('says what of the credit stays also beside a charge', async () => {
  await openCheck({ costToPay: 0.3, credit: 4, creditLeft: 0.2 });
  expect(await screen.findByText('−£4.00', {}, { timeout: 20_000 })).toBeVisible();
  expect(screen.getByText('£0.20 stays as credit for your next payments for Big.')).toBeVisible();
});
