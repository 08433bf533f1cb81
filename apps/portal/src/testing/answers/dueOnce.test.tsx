import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { holding, minimal, plus, stripeSite, user } from '../minimal/minimalAnswers';
import { closeAgainst, openAgainst } from '../minimal/openAgainst';
import { paths } from '~/shared/routing/paths';

vi.setConfig({ testTimeout: 60_000 });
afterEach(closeAgainst);

const SLOW = { timeout: 20_000 };
const invoice = {
  id: 'i1',
  number: 'FW-1',
  state: 'open',
  amount: 32,
  currency: 'GBP',
  dueDate: '2026-01-28T10:00:00Z',
  subscriptionId: 's1',
};
const paid = { ...invoice, id: 'i0', number: 'FW-0', state: 'paid' };
const other = { ...invoice, id: 'i2', number: 'FW-2', amount: 5 };
const held = holding({ ...plus, state: 'pastDue' });
const subscription = (held.getBillingSubscriptions as { body: object[] }).body[0];

const open = (path: string) =>
  openAgainst(
    {
      ...minimal,
      ...held,
      ...stripeSite,
      getPublicConfig: { body: { stripeEnabled: true, stripePublicKey: 'pk_test_1' } },
      getUser: { body: user({ lastInvoice: invoice }) },
      getBilling: { body: { subscriptions: [subscription], invoices: [invoice, paid, other] } },
      getBillingSubscription: { body: subscription },
      getSubscriptionInvoices: { body: { invoices: [invoice, paid, other], total: 3 } },
      getPaymentMethod: { body: { cardType: 'VISA', lastFour: '4242' } },
      getSessionStatus: { body: { status: 'complete', paymentStatus: 'no_payment_required' } },
    },
    path,
  );

const banner = () => screen.queryAllByText(/^£32\.00 was due on /);

// BILL-4
describe('an overdue invoice', () => {
  it.each([
    ['a new card', `${paths.paymentMethod}?session_id=cs_1`],
    ['the invoice', `${paths.billing}/s1?invoice=i1`],
  ])('is named once on the page of %s, where a button pays it', async (_, path) => {
    await open(path);
    const pay = { name: 'Pay £32.00 now' };
    expect(await screen.findByRole('button', pay, SLOW)).toBeVisible();
    expect(banner()).toHaveLength(0);
    expect(screen.queryByRole('link', { name: 'Pay now' })).toBeNull();
  });

  it.each([
    ['the card', paths.paymentMethod],
    ['its plan’s invoices', `${paths.billing}/s1`],
    ['a paid invoice', `${paths.billing}?invoice=i0`],
    ['a paid invoice of its plan', `${paths.billing}/s1?invoice=i0`],
    ['another invoice that is due', `${paths.billing}/s1?invoice=i2`],
  ])('is named at the top of the page of %s, which leads to paying it', async (_, path) => {
    await open(path);
    expect(await screen.findByRole('link', { name: 'Pay now' }, SLOW)).toBeVisible();
    expect(banner()).toHaveLength(1);
  });
});
