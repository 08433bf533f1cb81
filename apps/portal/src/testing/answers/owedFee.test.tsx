import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { holding, minimal, plan, plus, user, withoutPlan } from '../minimal/minimalAnswers';
import { closeAgainst, expectSaid, openAgainst, type Replies } from '../minimal/openAgainst';
import { orderWithoutBoxes } from '../orderTerms';

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

  it.each([
    ['once that is paid', { ...fee, state: 'paid' }, { contract: true }],
    ['where no plan has a minimum term', fee, { contract: false }],
  ])('does not say so %s', async (_, lastInvoice, offered) => {
    await choose(lastInvoice, offered);
    await expectSaid(plans).toContain('Continue');
    expect(document.body).not.toHaveTextContent('is unpaid');
  });
});

// SUB-25
it('the order page names the unpaid invoice too, to a user who comes back to an order', async () => {
  const order = `${plans}?plan=p20&step=confirm-plan`;
  await choose(fee, { contract: true }, order);
  await expectSaid(order).toContain('An invoice of £95.00 is unpaid');
  expect(screen.getByRole('button', { name: /^Order for/ })).toBeVisible();
});

// SUB-25
describe('a plan that the backend refuses while a fee is owed', () => {
  const owed = {
    status: 409,
    body: { code: 'FEE_OWED', message: 'You still owe a fee for leaving early.' },
  };
  const pounds = plan({ title: 'Plus', currency: 'GBP', recurring: true });
  const site = (planEngine: string) => ({
    getSiteInfo: { body: { name: 'The Inn', locationID: 'inn', portalType: 'PAYG', planEngine } },
  });
  const selling: Replies = { ...minimal, ...withoutPlan, getPlans: { body: [pounds] } };
  const cards = { getPublicConfig: { body: { stripeEnabled: true } } };
  const order = `${plans}?plan=p20&step=confirm-plan`;

  /** The refusal names the page to pay on; its one button leads there. */
  const leadsToBilling = async (): Promise<void> => {
    const refusal = await screen.findByRole('alert', {}, { timeout: 20_000 });
    expect(refusal).toHaveTextContent('You still owe a fee for leaving early.');
    const pay = within(refusal).getByRole<HTMLAnchorElement>('link');
    expect(pay).toHaveTextContent('Billing Information');
    expect(pay.hash).toBe('#/portal/billing-information');
    expect(within(refusal).queryByRole('button')).toBeNull();
  };

  it.each<[string, Replies]>([
    ['the provider’s form', { ...site('STRIPE'), ...cards, createCheckoutSession: owed }],
    ['our card form', { ...cards, createInternalSubscription: owed }],
  ])('leads to paying it instead of to %s', async (_, replies) => {
    const { user: person } = await openAgainst({ ...selling, ...replies }, order);
    await orderWithoutBoxes(person, /^Continue/);
    await leadsToBilling();
  });

  it('leads to paying it from the button that orders', async () => {
    const billed = { getPublicConfig: { body: { stripeEnabled: false } } };
    const { user: person } = await openAgainst(
      { ...selling, ...billed, createInternalSubscription: owed },
      order,
    );
    await orderWithoutBoxes(person, /^Order for/);
    await leadsToBilling();
  });

  it('leads to paying it from the change of a plan', async () => {
    const check = '/portal/manage-your-plan/plans?plan=p30&step=check';
    await openAgainst({ ...minimal, ...holding(plus), getUpgradeInfo: owed }, check);
    await leadsToBilling();
  });
});
