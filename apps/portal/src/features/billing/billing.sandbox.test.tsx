import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { openPortal } from '~/testing/openPortal';
import { accountOnServer, callInAnotherTab } from '~/testing/sandbox';
import { SIGN_IN_WINDOW } from '~/testing/signInWindow';

const BILLING = '/portal/billing-information';
const marcus = { venue: 'cedar-pine', persona: 'marcus' };
const overdue = {
  id: 'in-owed',
  number: 'F-1',
  state: 'open',
  amount: 95,
  currency: 'GBP',
  dueDate: '2020-01-01T00:00:00Z',
};
const heading = (name: string | RegExp) => screen.findByRole('heading', { name });
/** The title of the plan's invoices; the month depends on today. */
const PLUS = /^Plus, \p{L}+$/u;
const openNewestOfPlus = async (user: UserEvent) => {
  const [newest] = await screen.findAllByRole('link', { name: PLUS });
  if (newest) await user.click(newest);
};
const NOTHING = 'There was nothing to pay.';
/** Expects these lines of an invoice, in this order, with their amounts. */
const expectLines = (...lines: readonly (readonly [string, string])[]): void => {
  const total = screen.getByText('Total');
  const rows = [...(total.closest('dl')?.children ?? [])].map((row) => row.textContent);
  expect(rows.slice(0, lines.length)).toEqual(lines.map((line) => line.join('')));
};

describe('the payment method', () => {
  it('opens the error dialog when the card provider’s script does not load, and keeps the page', async () => {
    const { user } = await openPortal({
      persona: 'maya',
      path: '/portal/my-account/default-payment-method',
    });
    await user.click(await screen.findByRole('button', { name: 'Enter card details' }));
    // It is asked for beside the call that opens the form, once more, and again where the form opens later.
    const dialog = await waitFor(() => {
      for (const script of document.querySelectorAll('script[src$="/v3/stripe.js"]'))
        fireEvent.error(script);
      return screen.getByRole('alertdialog', { name: 'Error' });
    });
    expect(within(dialog).getByText(/^We couldn’t load the card form/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByText('Visa ending 4242')).toBeVisible();
  });
});

describe('billing information', () => {
  it('opens with the next payment and the card that pays it', async () => {
    await openPortal({ persona: 'maya', path: BILLING });
    expect(await screen.findByText('Plus for £25.00, less £5.00 with AUTUMN20')).toBeVisible();
    expect(screen.getByText('Visa ending 4242')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Visa' })).toBeVisible();
  });

  it('lists invoices newest first, and more of them on request', async () => {
    const { user } = await openPortal({ persona: 'maya', path: BILLING });
    const table = await screen.findByRole('table', { name: 'Invoices' });
    const names = () =>
      within(table)
        .getAllByRole('link')
        .map((link) => link.textContent);
    expect(names()[0]).toMatch(PLUS);
    expect(names()[1]).toBe('Extra device slot');
    const before = names().length;
    await user.click(screen.getByRole('button', { name: /^Show \d more$/ }));
    expect(names().length).toBeGreaterThan(before);
  });

  // BILL-10, GUARD-19
  it('opens to a user of a pass who owes an invoice of an earlier plan', async () => {
    const portal = await openPortal({ venue: 'hartsmere-forest', persona: 'rhys', path: BILLING });
    await screen.findByRole('list', { name: 'Your devices' });
    const lastInvoice = { ...overdue, state: 'uncollectible' };
    const siteUser = { ...(await accountOnServer()), lastInvoice };
    const { user } = await portal.reload({ getUser: { siteUser } });
    await user.click(await screen.findByRole('link', { name: 'Pay now' }));
    expect(await heading(/^Billing/)).toBeVisible();
    expect(window.location.hash).toContain(BILLING);
  });

  // GUARD-18
  it('opens to a user with a pause who owes an invoice, and doesn’t say that the plan has ended', async () => {
    const portal = await openPortal({ venue: 'ruda-park-connect', persona: 'paused' });
    await screen.findByRole('list', { name: 'Your devices' });
    const account = await accountOnServer();
    const { user } = await portal.reload({
      getUser: { siteUser: { ...account, lastInvoice: overdue } },
    });
    const pay = await screen.findByRole('link', { name: 'Pay now' });
    expect(document.body).not.toHaveTextContent(/that has ended/);
    expect(document.body).not.toHaveTextContent(/to stay online/);
    const [menu] = screen.getAllByRole('navigation', { name: 'Menu' });
    expect(
      within(menu as HTMLElement).getByRole('link', { name: 'Billing Information' }),
    ).toBeVisible();
    await user.click(pay);
    expect(await heading(/^Billing/)).toBeVisible();
    expect(window.location.hash).toContain(BILLING);
  });

  // BILL-10
  it('says on every page that an overdue invoice of an ended plan only settles what is owed', async () => {
    const portal = await openPortal({ venue: 'ruda-park-connect', persona: 'paused' });
    await screen.findByRole('list', { name: 'Your devices' });
    const account = await accountOnServer();
    const billed = (await (await callInAnotherTab('/billing')).json()) as {
      subscriptions: { id: string }[];
    };
    const [plan] = billed.subscriptions;
    await portal.reload({
      getUser: { siteUser: { ...account, lastInvoice: overdue } },
      getBilling: {
        subscriptions: [{ ...plan, id: 'sub-earlier', state: 'ended' }],
        invoices: [{ ...overdue, subscriptionId: 'sub-earlier' }],
      },
    });
    expect(await screen.findByText(/^This invoice is for a plan that has ended/)).toBeVisible();
  });

  it('says what is due and offers to pay it', async () => {
    await openPortal({ persona: 'maya', path: BILLING });
    expect(await screen.findByText('Extra device slot: £3.00 is due')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay £3.00 now' })).toBeVisible();
  });

  it.each([
    ['500', /^The payment didn’t go through/],
    ['502', /^We don’t know if that worked/],
  ])(
    'offers another card when the card is refused, and another try after a %s',
    async (kind, says) => {
      const { user, injectFault, clearFaults } = await openPortal({
        persona: 'maya',
        path: BILLING,
        faults: [{ call: 'executeInvoice', kind: '402', said: 'Your card was declined.' }],
      });
      const pay = await screen.findByRole('button', { name: 'Pay £3.00 now' });
      await user.click(pay);
      const refused = await screen.findByRole('alert');
      expect(refused.textContent).toMatch(
        /^The payment didn’t go through.*Your card was declined\./,
      );
      const card = within(refused).getByRole<HTMLAnchorElement>('link', {
        name: 'Use another card',
      });
      expect(card.hash).toBe(
        `#/portal/my-account/default-payment-method?then=${encodeURIComponent(BILLING)}`,
      );
      await clearFaults();
      await injectFault({ call: 'executeInvoice', kind });
      const fetched = vi.spyOn(globalThis, 'fetch');
      await user.click(pay);
      await user.click(await screen.findByRole('button', { name: 'Try again' }));
      expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
      // A server that fails may have charged, so the next try is the same payment.
      expect(screen.getByText(says)).toBeVisible();
      expect(screen.queryByRole('link', { name: 'Use another card' })).toBeNull();
      const keys = fetched.mock.calls.flatMap(
        ([, init]) => new Headers(init?.headers).get('idempotency-key') ?? [],
      );
      fetched.mockRestore();
      expect(keys.length).toBeGreaterThan(1);
      expect(new Set(keys).size).toBe(1);
    },
  );

  it('plots the last months with their amounts, refunds deducted', async () => {
    await openPortal({ persona: 'maya', path: BILLING });
    const bars = await screen.findByRole('list', { name: 'Payments by month' });
    // The next payment comes from the dashboard, and later than the invoices.
    await waitFor(() => expect(within(bars).getAllByRole('listitem')).toHaveLength(7));
    const amounts = within(bars)
      .getAllByRole('listitem')
      .map((bar) => Number(/£(\d+)/.exec(bar.textContent)?.[1] ?? 0));
    const paid = amounts.slice(0, 6).reduce((sum, amount) => sum + amount, 0);
    expect(screen.getByText(`£${paid}.00 in the last 6 months`)).toBeVisible();
    expect(amounts.at(-1)).toBe(20);
    // The month with a refund.
    expect(amounts).toContain(6);
  });

  it.each([
    ['later this month', 0],
    ['in a year', 1],
  ])('plots each month once when the next payment is %s', async (_, years) => {
    const now = new Date();
    const at = Date.UTC(now.getUTCFullYear() + years, now.getUTCMonth() + 1, 1) - 1;
    const nextPaymentDate = new Date(at).toISOString();
    await openPortal({
      persona: 'maya',
      path: BILLING,
      answers: { getDashboard: { nextPaymentDate } },
    });
    const bars = within(await screen.findByRole('list', { name: 'Payments by month' }));
    expect(await bars.findByText('Next')).toBeVisible();
    const names = bars.getAllByRole('listitem').map((bar) => bar.firstElementChild?.textContent);
    expect(names).toHaveLength(7);
    expect(new Set(names).size).toBe(7);
  });

  it('shows no plot of payments where nothing is ever paid', async () => {
    await openPortal({ venue: 'mercer-lofts', persona: 'resident', path: BILLING });
    expect(await screen.findByText('Your plan is free.')).toBeVisible();
    expect(await heading('Your plans')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Payments by month' })).toBeNull();
  });

  it('says once what is overdue, and shows no next payment before it', async () => {
    await openPortal({ venue: 'trenance-cove', persona: 'pastdue', path: BILLING });
    expect(await screen.findByRole('button', { name: 'Pay £32.00 now' })).toBeVisible();
    expect(await screen.findByText('None yet')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Pay now' })).toBeNull();
    // The date is the plan's, not that of the overdue payment.
    expect(await screen.findByText(/^Payment overdue, started on /)).toBeVisible();
  });

  it('keeps the rest of the page when one section does not load', async () => {
    const { user, clearFaults } = await openPortal({
      ...marcus,
      path: BILLING,
      faults: [{ call: 'getBillingSubscriptions', kind: '500' }],
    });
    expect(await heading('We couldn’t load your plans')).toBeVisible();
    expect(await screen.findByRole('table', { name: 'Invoices' })).toBeVisible();
    await clearFaults();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await heading('Your plans')).toBeVisible();
  });

  it('links to an older billing account where there is one', async () => {
    await openPortal({ ...marcus, path: BILLING });
    expect(await screen.findByRole('link', { name: /older invoices/ })).toBeVisible();
  });

  it('shows an invoice in the page, line by line', async () => {
    const { user } = await openPortal({ persona: 'maya', path: BILLING });
    await openNewestOfPlus(user);
    expect(await screen.findByRole('heading', { level: 1, name: /^Invoice FW-/ })).toBeVisible();
    expectLines(['Plus', '£25.00'], ['AUTUMN20', '−£5.00'], ['Total', '£20.00']);
    expect(screen.queryByText(NOTHING)).toBeNull();
    expect(screen.getByRole('button', { name: 'Save as PDF' })).toBeVisible();
  });

  // BILL-12
  it('shows in an invoice the credit that was taken off and the credit that is kept, and that nothing was to pay', async () => {
    const portal = await openPortal({ persona: 'maya', path: BILLING });
    await screen.findByRole('table', { name: 'Invoices' });
    const billed = (await (await callInAnotherTab('/billing')).json()) as { invoices: object[] };
    const lines = [
      { description: 'Plus', amount: 25 },
      { description: 'Unused time on Supersonic', amount: -30 },
      { description: 'Credit', amount: -2 },
      { description: 'Kept as credit', amount: 7 },
    ];
    const changed = { ...billed.invoices[0], state: 'paid', description: 'Plus', amount: 0, lines };
    const { user } = await portal.reload({ getBilling: { invoices: [changed] } });
    await user.click(await screen.findByRole('link', { name: 'Plus' }));
    expect(await screen.findByText(NOTHING)).toBeVisible();
    expectLines(
      ['Plus', '£25.00'],
      ['Unused time on Supersonic', '−£30.00'],
      ['Credit', '−£2.00'],
      ['Kept as credit', '£7.00'],
      ['Total', '£0.00'],
    );
  });

  it('names the tax in an invoice, if it includes any, and who sold it', async () => {
    const plain = await openPortal({ persona: 'maya', path: BILLING });
    await openNewestOfPlus(plain.user);
    expect(await screen.findByText('Tax included')).toBeVisible();
    expect(screen.getByText('Foyer Networks Ltd')).toBeVisible();
    expect(screen.getByText('18 Canal Street, Manchester M1 3HE')).toBeVisible();
    expect(screen.getByText(/VAT GB 123 4567 89/)).toBeVisible();
    const { user } = await openPortal({ venue: 'cedar-pine', persona: 'marcus', path: BILLING });
    await openNewestOfPlus(user);
    expect(await screen.findByText('Foyer Networks Inc.')).toBeVisible();
    expect(screen.queryByText('Tax included')).toBeNull();
  });

  it('says in a phone’s sign-in window where the user can download the file', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(SIGN_IN_WINDOW);
    const { user } = await openPortal({ persona: 'maya', path: BILLING });
    const [first] = await screen.findAllByRole('link', { name: /^PDF of FW-/ });
    if (first) await user.click(first);
    expect(await screen.findByText('You can’t save files in this window')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save as PDF' })).toBeNull();
    vi.restoreAllMocks();
  });

  it('leads from a subscription to all of its invoices', async () => {
    const { user } = await openPortal({ persona: 'maya', path: BILLING });
    const list = await screen.findByRole('list', { name: 'Your plans' });
    await user.click(within(list).getByRole('link', { name: /^Essential/ }));
    expect(await heading('Essential')).toBeVisible();
    expect(await screen.findByRole('table', { name: 'Invoices' })).toBeVisible();
  });

  it('leads from a page number that is too high to the last page', async () => {
    const { user, goTo } = await openPortal({ persona: 'maya', path: BILLING });
    const list = await screen.findByRole('list', { name: 'Your plans' });
    await user.click(within(list).getByRole('link', { name: /^Essential/ }));
    await screen.findByRole('table', { name: 'Invoices' });
    const page = window.location.hash.slice(1);
    goTo(`${page}?from=9999`);
    await waitFor(() => expect(window.location.hash.slice(1)).toBe(page));
    expect(await screen.findByRole('table', { name: 'Invoices' })).toBeVisible();
  });

  it('says when a subscription does not exist, and leads back', async () => {
    await openPortal({ persona: 'maya', path: `${BILLING}/nobody` });
    expect(await heading('We couldn’t find that plan')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to billing' })).toBeVisible();
  });

  // BILL-15
  it('shows the saved card although the dashboard fails', async () => {
    await openPortal({
      persona: 'maya',
      path: '/portal/my-account/default-payment-method',
      faults: [{ call: 'getDashboard', kind: '500' }],
    });
    expect(await screen.findByText('Visa ending 4242')).toBeVisible();
  });

  it('shows the saved card, which the dashboard names on the INTERNAL engine', async () => {
    await openPortal({
      venue: 'station-lofts',
      persona: 'hugo',
      path: '/portal/my-account/default-payment-method',
      faults: [{ call: 'getPaymentMethod', kind: '500' }],
    });
    expect(await screen.findByText('Visa ending 4242')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Visa' })).toBeVisible();
  });
});

describe('the logo of a saved Discover card', () => {
  it.each([
    ['the dashboard', '/portal'],
    ['my account', '/portal/my-account'],
    ['billing information', BILLING],
    ['the payment method page', '/portal/my-account/default-payment-method'],
  ])('is on %s', async (_page, path) => {
    await openPortal({ venue: 'mercer-lofts', persona: 'dana', path });
    expect(await screen.findByText('Discover ending 1117')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Discover' })).toBeVisible();
  });
});

// Last: the sandbox keeps this payment, and the other tests of this file need it unpaid.
describe('a payment without an answer', () => {
  it('is called unknown, and another try pays', async () => {
    const { user, clearFaults } = await openPortal({
      persona: 'maya',
      path: BILLING,
      faults: [{ call: 'executeInvoice', kind: 'no-response' }],
    });
    await user.click(await screen.findByRole('button', { name: 'Pay £3.00 now' }));
    const unknown = await screen.findByRole('alert');
    expect(unknown).toHaveTextContent(/^We don’t know if that worked.*We won’t charge you twice/);
    expect(unknown).not.toHaveTextContent(/didn’t go through/);
    await clearFaults();
    await user.click(within(unknown).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('You’ve paid £3.00. Thank you.')).toBeVisible();
  });
});
