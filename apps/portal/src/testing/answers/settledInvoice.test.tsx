import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { holding, minimal, plus, stripeSite } from '../minimal/minimalAnswers';
import { closeAgainst, openAgainst } from '../minimal/openAgainst';

vi.setConfig({ testTimeout: 60_000 });
afterEach(closeAgainst);

const SLOW = { timeout: 20_000 };
const LEFT = 'There’s nothing left to pay on this invoice.';
const owed = {
  id: 'inv-1',
  number: 'FW-9669-Q2Z58',
  state: 'open',
  amount: 32,
  currency: 'GBP',
  description: 'Plus, January',
  dueDate: '2026-01-28T10:00:00Z',
  subscriptionId: 's1',
};

/** Presses Pay for an invoice that another tab has settled meanwhile; `then` are the invoices after that. */
const payToo = async (then: object[]) => {
  let invoices: object[] = [owed];
  const { user } = await openAgainst(
    {
      ...minimal,
      ...holding({ ...plus, state: 'pastDue' }),
      ...stripeSite,
      getPublicConfig: { body: { stripeEnabled: true } },
      getPaymentMethod: { body: { type: 'VISA', lastFour: '4242' } },
      getBilling: () => ({ body: { invoices } }),
      executeInvoice: () => {
        invoices = then;
        return { status: 409, body: { code: 'INVOICE_SETTLED', message: LEFT } };
      },
    },
    '/portal/billing-information',
  );
  await user.click(await screen.findByRole('button', { name: 'Pay £32.00 now' }, SLOW));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull(), SLOW);
};

// BILL-3
describe('an invoice that was settled in another tab meanwhile', () => {
  const paid = { ...owed, state: 'paid', paidAt: '2026-01-29T10:00:00Z' };

  it('is thanked for if it was paid there', async () => {
    await payToo([paid]);
    expect(await screen.findByText('You’ve paid £32.00. Thank you.', {}, SLOW)).toBeVisible();
  });

  it.each([
    ['was cancelled there', [{ ...owed, state: 'void' }]],
    ['is not listed any more', []],
  ])('is not thanked for if it %s', async (_, then) => {
    await payToo(then);
    expect(await screen.findByText(LEFT, {}, SLOW)).toBeVisible();
    expect(document.body).not.toHaveTextContent(/Thank you/);
  });
});
