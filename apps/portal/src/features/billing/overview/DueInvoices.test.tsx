import { cleanup, screen } from '@testing-library/react';
import { subscriptionOf, type Billing, type SubscriptionState } from '@foyer/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '~/testing/renderScreen';
import { InvoiceView } from '../invoices/InvoiceView';
import DueInvoices from './DueInvoices';

const price = { minor: 3200, currency: 'GBP' } as const;

/** A bill that is due, for a plan in the given state. */
const owing = (state: SubscriptionState): Billing => ({
  billingInfo: null,
  isComplete: true,
  credits: [],
  subscriptions: [
    {
      id: 'sub-1',
      state,
      cancelled: false,
      priceId: 'eight',
      title: 'Eight devices',
      price,
      period: { amount: 4, magnitude: 'week' },
      recurring: true,
      contract: false,
      minimumTermEnd: null,
      paidFee: null,
      startDate: null,
      periodEnd: null,
      serviceEndDate: null,
      withdrawUntil: null,
      scheduledChange: null,
      coupon: null,
      downloadMbps: null,
      uploadMbps: null,
    },
  ],
  invoices: [
    {
      id: 'in-1',
      number: 'F-1',
      state: 'open',
      amount: price,
      description: 'Eight devices, November',
      subscriptionId: 'sub-1',
      periodStart: null,
      periodEnd: null,
      dueDate: Date.UTC(2026, 10, 9),
      endsPlanAt: null,
      paidAt: null,
      lines: [],
      hasPdf: false,
      refunded: false,
      refundedAmount: null,
      taxIncluded: null,
      seller: null,
    },
  ],
});

const known = vi.hoisted((): { billing: Billing | null } => ({ billing: null }));
vi.mock('~/session/api/portal.api', async (original) => ({
  ...(await original<object>()),
  useGetBillingQuery: () => ({ data: known.billing }),
}));

const Bill = () =>
  known.billing?.invoices.map((invoice) => (
    <InvoiceView
      key={invoice.id}
      invoice={invoice}
      plan={subscriptionOf(invoice, known.billing?.subscriptions ?? [])}
    />
  ));

/** That bill, paid, of which this much was refunded. */
const refunded = (minor: number): Billing => ({
  ...owing('active'),
  invoices: owing('active').invoices.map((invoice) => ({
    ...invoice,
    state: 'paid',
    refunded: true,
    refundedAmount: { minor, currency: 'GBP' },
  })),
});

const what = /^This invoice is for a plan that has ended\. Paying it settles what you owe/;

afterEach(cleanup);

describe.each([
  ['among the bills', DueInvoices, new RegExp(`This invoice was due on .*${what.source.slice(1)}`)],
  ['alone', Bill, what],
])('a bill that is owed, %s', (_, Screen, said) => {
  it('says that paying it restores no access if its plan has ended', async () => {
    known.billing = owing('ended');
    await renderScreen(Screen, undefined, 'billing', 'portal');
    expect(screen.getByText(said)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay £32.00 now' })).toBeVisible();
  });

  it('shows no such warning if its plan continues', async () => {
    known.billing = owing('pastDue');
    await renderScreen(Screen, undefined, 'billing', 'portal');
    expect(screen.getByRole('button', { name: 'Pay £32.00 now' })).toBeVisible();
    expect(screen.queryByText(/has ended/)).toBeNull();
  });
});

describe('a bill that was paid', () => {
  it.each([
    [1200, '£12.00 refunded'],
    [3200, 'Refunded'],
  ])('of which %i pence were refunded says "%s"', async (minor, said) => {
    known.billing = refunded(minor);
    await renderScreen(Bill, undefined, 'billing', 'portal');
    expect(screen.getByText(said)).toBeVisible();
  });
});
