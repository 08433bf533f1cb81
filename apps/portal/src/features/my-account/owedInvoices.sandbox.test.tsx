import { DAY } from '@foyer/domain';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { now } from '~/session/storage/browserStores';
import { callOf, changeAnswers } from '~/testing/faults/recordCalls';
import { openPortal } from '~/testing/openPortal';
import { accountOnServer } from '~/testing/sandbox';

const ACCOUNT = '/portal/my-account';
const due = new Date(now() - 3 * DAY).toISOString();
const owed = {
  id: 'in-owed',
  number: 'FW-0042',
  state: 'uncollectible',
  amount: 12,
  currency: 'GBP',
  dueDate: due,
};
const bill = { ...owed, description: 'Study boost', periodStart: due, periodEnd: due };

/** Answers the payment as a server does that has the invoice on its books; it is paid from then on. */
const payAtServer = (): void => {
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    if (callOf(init?.method ?? 'GET', String(url)) !== 'executeInvoice') return send(url, init);
    const paid = { ...bill, state: 'paid', paidAt: new Date(now()).toISOString() };
    changeAnswers({ getBilling: { invoices: [paid] } });
    return Response.json({ invoice: paid, paymentIntentId: null, invoiceId: null });
  });
};

afterEach(() => vi.restoreAllMocks());

/** A resident of a hall, who owes for what they bought. */
const openOwing = async (path: string, paymentMethod: object | null) => {
  const portal = await openPortal({ venue: 'union-street', persona: 'priya', path: ACCOUNT });
  const siteUser = { ...(await accountOnServer()), lastInvoice: owed };
  const { user } = await portal.reload({
    getUser: { siteUser },
    getBilling: { invoices: [bill] },
    getDashboard: { paymentMethod },
  });
  window.location.hash = path;
  return user;
};

// BILL-18
describe('a resident who owes an invoice, and whose portal has no billing page', () => {
  it('is led to it by the banner, and pays it in account details', async () => {
    const card = { type: 'card', cardType: 'VISA', lastFour: '4242' };
    const user = await openOwing('/portal/device-management', card);
    await user.click(await screen.findByRole('link', { name: 'Pay now' }));
    expect(await screen.findByText('Study boost: £12.00 is due')).toBeVisible();
    expect(window.location.hash).toBe(`#${ACCOUNT}`);
    payAtServer();
    await user.click(await screen.findByRole('button', { name: 'Pay £12.00 now' }));
    expect(await screen.findByText('You’ve paid £12.00. Thank you.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Study boost: £12.00 is due')).toBeNull());
  });

  it('reads whom to ask where no card is saved and no page adds one', async () => {
    await openOwing(ACCOUNT, null);
    expect(await screen.findByText('Study boost: £12.00 is due')).toBeVisible();
    expect(await screen.findByText(/You can’t add a card here\. Call .+ for help\./)).toBeVisible();
    expect(screen.queryByRole('link', { name: /Add a card/ })).toBeNull();
  });
});
