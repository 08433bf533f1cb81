import { DAY } from '@foyer/domain';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openNewAccount } from '~/testing/newAccount';
import { now } from '~/session/storage/browserStores';
import { openPortal, type Opening, type OpenPortal } from '~/testing/openPortal';
import { plansSold } from '~/testing/sandbox';

// BUY-21
describe('an order that a coupon pays for, without a card', () => {
  const order = '/select-plan?plan=tc-standard-4weeks&coupon=SEASIDE&step=confirm-plan';

  const forGood = { validForNumberOfPeriods: null };
  const once = { validForNumberOfPeriods: 1 };

  /** Opens this order with answers changed. */
  const openOrder = async (
    reload: OpenPortal['reload'],
    coupon: { validForNumberOfPeriods: number | null },
    answers: Opening['answers'] = {},
  ): Promise<void> => {
    await reload({
      ...answers,
      validateCoupon: { discount: { kind: 'percent', percent: 100 }, ...coupon },
    });
  };

  it.each([
    [1, 28],
    [3, 84],
  ])(
    'names the day and the amount of the first payment (%i periods: %i days)',
    async (count, days) => {
      const { reload } = await openNewAccount(order, undefined, 'trenance-cove');
      await openOrder(reload, { validForNumberOfPeriods: count });
      const month = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' });
      const day = month.format(now() + days * DAY);
      expect(
        await screen.findByText(
          new RegExp(`You first pay £19\\.00 on ${day}(?:, \\d{4})?\\. Add a card by then\\.`),
        ),
      ).toBeVisible();
    },
  );

  it.each([
    ['a plan that does not say whether it renews', { recurring: null }, once, false],
    ['a plan without a known period', { period: null, category: 'OTHER' }, once, false],
    ['a plan that does not renew', { recurring: false }, once, true],
    ['a coupon without an end', {}, forGood, true],
  ])(
    'says that nothing is ever paid only where it is sure: %s',
    async (_, plan, coupon, isNever) => {
      const { reload } = await openNewAccount(order, undefined, 'trenance-cove');
      const plans = await plansSold('trenance-cove');
      await openOrder(reload, coupon, { getPlans: plans.map((one) => ({ ...one, ...plan })) });
      const text = isNever
        ? 'You don’t pay anything, and you don’t need a card.'
        : 'This button places your order. We’ll ask for a card only if you need one.';
      expect(await screen.findByText(text)).toBeVisible();
      const button = isNever ? 'Place your order' : 'Order with obligation to pay';
      expect(screen.getByRole('button', { name: button })).toBeVisible();
    },
  );

  it.each(['/portal', '/portal/manage-your-plan'])(
    'is followed by a banner on %s',
    async (path) => {
      const hugo = { venue: 'station-lofts', persona: 'hugo', path };
      const { reload } = await openPortal(hugo);
      // Another file may have changed his plan.
      const plan = { name: /^(?:Essential|Plus)(?: plan)?$/ };
      expect(await screen.findByRole('heading', plan)).toBeVisible();
      expect(screen.queryByText(/^Add a card by/)).toBeNull();
      const { user } = await reload({ getDashboard: { paymentMethod: null } });
      expect(await screen.findByText(/^Add a card by \w+ \d+/)).toBeVisible();
      expect(
        screen.getByText(/^You don’t have a card saved\. You’ll pay £\d+\.00 on \w+ \d+/),
      ).toBeVisible();
      await user.click(screen.getByRole('link', { name: 'Add a card' }));
      expect(window.location.hash).toContain('/portal/my-account/default-payment-method?then=');
      const back = await screen.findByRole('link', { name: 'Back to where you were' });
      expect(back).toHaveAttribute('href', `#${path}`);
    },
  );
});
