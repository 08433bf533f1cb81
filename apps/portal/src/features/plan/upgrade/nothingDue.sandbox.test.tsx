import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPortal } from '~/testing/openPortal';

const nothing = { costToPay: 0, credit: 32, coupon: null, couponApplied: false, effective: 'now' };
const coupon = (saving: number) => ({
  couponApplied: true,
  isCouponValid: true,
  coupon: { saving, periodsLeft: 2 },
});

// SUB-3, SUB-13
it.each([
  [
    'with credit left',
    { ...nothing, creditLeft: 7.5 },
    'Your unused time and credit pay for this change. £7.50 stays as credit for your next payments for Plus.',
  ],
  [
    'with none left',
    { ...nothing, creditLeft: 0 },
    'Your unused time and credit pay for this change.',
  ],
  [
    'by a backend that does not say what is left',
    { ...nothing, creditLeft: null },
    'Your unused time and credit pay for this change. If any is left, it stays as credit for your next payments for Plus.',
  ],
  [
    'with a coupon',
    { ...nothing, ...coupon(5), creditLeft: 0 },
    'Your coupon, unused time and credit pay for this change.',
  ],
  [
    'with a coupon alone',
    { ...nothing, ...coupon(5), credit: 0, creditLeft: 0 },
    'Your coupon pays for this change.',
  ],
])('says what pays for a change that costs nothing today: %s', async (_, figures, said) => {
  await openPortal({
    venue: 'station-lofts',
    persona: 'hugo',
    path: '/portal/manage-your-plan/plans?plan=st-plus-month&coupon=TRAIN10&step=check',
    answers: { getUpgradeInfo: figures },
  });
  expect(await screen.findByText(said)).toBeVisible();
  expect(
    screen.getByText('We won’t charge your card today. Your plan renews until you cancel.'),
  ).toBeVisible();
  // Nothing is subtracted from a charge that there isn't.
  expect(screen.queryByText(/^−/)).toBeNull();
  expect(screen.queryByText('From unused time and credit')).toBeNull();
});

it('says what of the credit stays also beside a charge', async () => {
  await openPortal({
    venue: 'station-lofts',
    persona: 'hugo',
    path: '/portal/manage-your-plan/plans?plan=st-plus-month&step=check',
    answers: { getUpgradeInfo: { costToPay: 0.3, credit: 4, creditLeft: 0.2, effective: 'now' } },
  });
  expect(await screen.findByText('−£4.00')).toBeVisible();
  expect(screen.getByText('£0.20 stays as credit for your next payments for Plus.')).toBeVisible();
});
