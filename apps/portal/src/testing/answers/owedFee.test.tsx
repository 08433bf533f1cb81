import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { minimal, plan, user, withoutPlan } from '../minimal/minimalAnswers';
import { closeAgainst, expectSaid, openAgainst } from '../minimal/openAgainst';

vi.setConfig({ testTimeout: 60_000 });
afterEach(closeAgainst);

const plans = '/select-plan';
const fee = {
  id: 'in-fee',
  state: 'uncollectible',
  amount: 95,
  currency: 'GBP',
  dueDate: '2026-01-28T10:00:00Z',
};

/** A user without a plan who chooses one; `lastInvoice` is their newest invoice. */
const choose = (lastInvoice: object, offered: object, path = plans) => {
  const { siteUser } = user({ hasActiveSubscription: false, hasRecurringSub: false, lastInvoice });
  return openAgainst(
    {
      ...minimal,
      ...withoutPlan,
      getUser: { body: { userId: 'u1', siteUser } },
      getPlans: { body: [plan(offered)] },
    },
    path,
  );
};

// SUB-25
describe('the page where a user chooses a plan', () => {
  it('names the unpaid invoice of an ended plan before the order, and leads to paying it', async () => {
    await choose(fee, { contract: true });
    await expectSaid(plans).toContain('An invoice of £95.00 is unpaid');
    const pay = screen.getByRole<HTMLAnchorElement>('link', { name: 'Pay now' });
    expect(pay.hash).toBe('#/portal/billing-information?invoice=in-fee');
  });

  it('is followed by one that says so too, to a user who comes back to an order', async () => {
    const order = `${plans}?plan=p20&step=confirm-plan`;
    await choose(fee, { contract: true }, order);
    await expectSaid(order).toContain('An invoice of £95.00 is unpaid');
    expect(screen.getByRole('button', { name: /^Continue/ })).toBeVisible();
  });

  it.each([
    ['once that is paid', { ...fee, state: 'paid' }, { contract: true }],
    ['where no plan has a minimum term', fee, { contract: false }],
  ])('does not say so %s', async (_, lastInvoice, offered) => {
    await choose(lastInvoice, offered);
    await expectSaid(plans).toContain('Continue');
    expect(document.body).not.toHaveTextContent('is unpaid');
  });
});
