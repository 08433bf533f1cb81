import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { consent } from '~/shell/tracking/consent';
import { refreshSession } from '~/session/refreshSession';
import { takeCallsMade } from '~/testing/faults/recordCalls';
import { openPortal, type Opening, type OpenPortal } from '~/testing/openPortal';
import { accountOnServer, callInAnotherTab } from '~/testing/sandbox';
import { SIGN_IN_WINDOW } from '~/testing/signInWindow';
import { currentPath } from '~/shared/routing/currentPath';

const ACCOUNT = '/portal/my-account';
const PASSWORD = 'correct horse battery';
const hugo = { venue: 'station-lofts', persona: 'hugo' };
const priya = { venue: 'union-street', persona: 'priya' };

describe('account details', () => {
  it('show this site’s fields under its own labels, and say that bandwidth is shared', async () => {
    await openPortal({ ...priya, path: ACCOUNT });
    expect(await screen.findByText('Turing Hall')).toBeVisible();
    expect(screen.getByText('Your hall')).toBeVisible();
    expect(screen.getByText('Student number')).toBeVisible();
    expect(screen.getByText('Your household shares its speed.')).toBeVisible();
  });

  it('show the payment method and a link to change it', async () => {
    await openPortal({ persona: 'maya', path: ACCOUNT });
    expect(await screen.findByText('Visa ending 4242')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Visa' })).toBeVisible();
    const change = screen.getByRole('link', { name: 'Change' });
    expect(change.getAttribute('href')).toBe(`#${ACCOUNT}/default-payment-method`);
  });

  // BILL-15
  it('say that the payment method did not load, and show it at the next try', async () => {
    const { user, clearFaults } = await openPortal({
      persona: 'maya',
      path: ACCOUNT,
      answers: { getDashboard: { paymentMethod: null } },
      faults: [{ call: 'getPaymentMethod', kind: '500' }],
    });
    expect(await screen.findByText('We couldn’t load your payment method')).toBeVisible();
    expect(screen.queryByText('You don’t have a card saved.')).toBeNull();
    await clearFaults();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Visa ending 4242')).toBeVisible();
  });

  // BILL-6
  it('show the payment method on the INTERNAL engine too, as the dashboard names it', async () => {
    await openPortal({ ...hugo, path: ACCOUNT });
    expect(await screen.findByText('Visa ending 4242')).toBeVisible();
    expect(takeCallsMade()).not.toContain('getPaymentMethod');
  });

  // GUARD-18
  it('let a customer whose plan is paused change the card on the INTERNAL engine', async () => {
    const { user } = await openPortal({
      venue: 'ruda-park-connect',
      persona: 'paused',
      path: ACCOUNT,
      answers: { getSiteInfo: { planEngine: 'INTERNAL' } },
    });
    expect(await screen.findByText(/ ending \d{4}$/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Change' }));
    await screen.findByRole('heading', { level: 1, name: 'Payment method' });
    expect(await screen.findByText(/ ending \d{4}$/)).toBeVisible();
    expect(takeCallsMade()).not.toContain('getPaymentMethod');
  });

  it('show no payment method on the INTERNAL engine to a user without a plan', async () => {
    await openPortal({ venue: 'meridian-tower', persona: 'frances', path: ACCOUNT });
    await screen.findByText('Your details');
    expect(screen.queryByText('Payment method')).toBeNull();
    expect(takeCallsMade()).not.toContain('getDashboard');
  });

  it('show the receipts where there is no billing page', async () => {
    await openPortal({ ...priya, path: ACCOUNT });
    expect(await screen.findByRole('heading', { name: /receipts/i })).toBeVisible();
  });

  // BILL-14
  it('show what a pass cost to a user who cannot open the billing page', async () => {
    await openPortal({ venue: 'hartsmere-forest', persona: 'rhys', path: ACCOUNT });
    const receipts = await screen.findByRole('table', { name: /receipts/i });
    expect(within(receipts).getByText(/^Lodge Premium/)).toBeVisible();
    expect(within(receipts).getByText('£15.00')).toBeVisible();
    // Two cells of one place would cover each other in a phone's card.
    const [, row] = within(receipts).getAllByRole('row');
    const cells = [...(row?.children ?? [])].map((cell) => cell.getAttribute('data-card'));
    expect(cells.toSorted()).toEqual(['action', 'detail', 'line', 'title', 'value']);
    // The forms to withdraw and to cancel ask for the number.
    expect(within(receipts).getByText(/^FW-/)).toBeVisible();
    expect(within(receipts).getByRole('button', { name: /PDF.*FW-|FW-.*PDF/ })).toBeVisible();
  });

  // BILL-14
  it('say in a phone’s sign-in window where the user can download the PDF of a receipt', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(SIGN_IN_WINDOW);
    await openPortal({ venue: 'hartsmere-forest', persona: 'rhys', path: ACCOUNT });
    const receipts = await screen.findByRole('table', { name: /receipts/i });
    expect(within(receipts).queryByRole('button', { name: /PDF/ })).toBeNull();
    expect(screen.getByText('You can’t save files in this window')).toBeVisible();
    expect(screen.getByText(/\/v2\/#\/portal\/my-account$/)).toBeVisible();
    vi.restoreAllMocks();
  });

  // BILL-14
  it.each([
    ['a part', 5, '£5.00 refunded'],
    ['all', 15, 'Refunded'],
  ])('say that %s of a receipt was refunded, and name no time for it', async (_, back, said) => {
    const portal = await openPortal({ venue: 'hartsmere-forest', persona: 'rhys', path: ACCOUNT });
    const answer = await callInAnotherTab('/billing');
    const paid = (await answer.json()) as { invoices: object[] };
    const invoices = paid.invoices.map((invoice) => ({
      ...invoice,
      refunded: true,
      refundedAmount: back,
    }));
    await portal.reload({ getBilling: { invoices } });
    const receipts = await screen.findByRole('table', { name: /receipts/i });
    expect(within(receipts).getByText('£15.00')).toBeVisible();
    expect(within(receipts).getByText(said)).toBeVisible();
    expect(within(receipts).queryByText(/ to /)).toBeNull();
  });

  // BILL-14
  it('call only what was paid a receipt', async () => {
    const portal = await openPortal({ venue: 'hartsmere-forest', persona: 'rhys', path: ACCOUNT });
    const answer = await callInAnotherTab('/billing');
    const { invoices } = (await answer.json()) as { invoices: { id: string }[] };
    const other = ['open', 'uncollectible', 'void', 'draft'].map((state) => ({
      ...invoices[0],
      id: `in-${state}`,
      description: `The ${state} one`,
      paidAt: null,
      state,
    }));
    await portal.reload({ getBilling: { invoices: [...other, ...invoices] } });
    const receipts = await screen.findByRole('table', { name: /receipts/i });
    expect(within(receipts).getByText(/^Lodge Premium/)).toBeVisible();
    expect(within(receipts).queryByText(/^The /)).toBeNull();
  });

  // BILL-14
  it('lead to the invoices of an ended plan, which the menu does not name', async () => {
    const portal = await openPortal({ persona: 'maya', path: ACCOUNT });
    const account = await accountOnServer();
    const siteUser = {
      ...account,
      hasActiveSubscription: false,
      hasRecurringSub: false,
      lastInvoice: null,
    };
    const { user } = await portal.reload({ getUser: { siteUser } });
    expect(await screen.findByText('Receipts')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Billing Information' }));
    expect(await screen.findByRole('link', { name: /^Plus, November/ })).toBeVisible();
    expect(currentPath()).toBe('/portal/billing-information');
  });

  it('say nothing of receipts to a user who never pays', async () => {
    await openPortal({ venue: 'meridian-tower', persona: 'frances', path: ACCOUNT });
    await screen.findByText('Your details');
    await waitFor(() => expect(takeCallsMade()).toContain('getBilling'));
    expect(screen.queryByRole('heading', { name: /receipts/i })).toBeNull();
  });

  it('can be edited: only changed values are sent, and errors appear beside their fields', async () => {
    const { user, injectFault, clearFaults } = await openPortal({
      ...priya,
      path: `${ACCOUNT}/edit`,
    });
    const room = await screen.findByLabelText<HTMLInputElement>('Your room');
    await user.clear(room);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(room).toHaveAccessibleDescription(/Fill in this field\./);
    await user.type(room, 'Room 6.01');
    await injectFault({ call: 'updateUser', kind: '500' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(room.value).toBe('Room 6.01');
    await clearFaults();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(currentPath()).toBe(ACCOUNT));
    expect(await screen.findByText('Room 6.01')).toBeVisible();
  });

  it('do not overwrite a change that another tab has made', async () => {
    const { user, store } = await openPortal({ ...hugo, path: `${ACCOUNT}/edit` });
    const save = (details: object) =>
      callInAnotherTab('/user', { method: 'PATCH', body: JSON.stringify(details) });
    const first = await screen.findByLabelText<HTMLInputElement>('First name');
    const { firstName, lastName } = await accountOnServer();
    await save({ lastName: 'Elsewhere' });
    await store.dispatch(refreshSession());
    await user.type(first, 'o');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(currentPath()).toBe(ACCOUNT));
    expect(await accountOnServer()).toMatchObject({
      firstName: `${firstName}o`,
      lastName: 'Elsewhere',
    });
    await save({ firstName, lastName });
  });

  it('refuse an address that another account has', async () => {
    const { user } = await openPortal({ ...hugo, path: `${ACCOUNT}/edit` });
    const email = await screen.findByLabelText('Email address');
    await user.clear(email);
    await user.type(email, 'chloe.bennett@post.example');
    await user.type(await screen.findByLabelText('Current password'), PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const said = 'Another account uses this email address. Use a different one.';
    await waitFor(() => expect(email).toHaveAccessibleDescription(expect.stringContaining(said)));
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(currentPath()).toBe(`${ACCOUNT}/edit`);
  });
});

describe('the password', () => {
  // SES-32
  it('is not for a support agent to change', async () => {
    await openPortal({ venue: 'union-street', persona: 'agent', path: ACCOUNT });
    expect(await screen.findByText('Turing Hall')).toBeVisible();
    expect(screen.queryByText('Change your password')).toBeNull();
  });

  const marcus = { venue: 'cedar-pine', persona: 'marcus' };

  it('cannot be changed without the current one', async () => {
    const { user } = await openPortal({ ...marcus, path: ACCOUNT });
    const current = await screen.findByLabelText('Current password');
    await user.type(current, 'not this one');
    await user.type(screen.getByLabelText('New password'), 'another horse battery');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await waitFor(() =>
      expect(current).toHaveAccessibleDescription(/That isn’t your current password\./),
    );
  });

  it('changes with the current one, and empties the fields', async () => {
    const { user } = await openPortal({ ...marcus, path: ACCOUNT });
    const present = await screen.findByLabelText<HTMLInputElement>('Current password');
    await user.type(present, PASSWORD);
    await user.type(screen.getByLabelText('New password'), PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('We’ve changed your password.')).toBeVisible();
    await waitFor(() => expect(present.value).toBe(''));
  });
});

describe('preferences and privacy', () => {
  const PREFERENCES = '/portal/preferences-and-privacy';

  it('save each channel separately, and say which was never answered', async () => {
    const { user, reload } = await openPortal({ ...hugo, path: PREFERENCES });
    const post = await screen.findByRole<HTMLInputElement>('switch', { name: 'Letter' });
    expect(post.checked).toBe(false);
    expect(post).toHaveAccessibleDescription(/You haven’t chosen yet/);
    await user.click(post);
    expect(await screen.findByText('We’ve saved your choice.')).toBeVisible();
    await reload();
    const again = await screen.findByRole<HTMLInputElement>('switch', { name: 'Letter' });
    await waitFor(() => expect(again.checked).toBe(true));
  });

  it('move a switch back when the server refuses, and say so', async () => {
    const { user, injectFault } = await openPortal({ ...hugo, path: PREFERENCES });
    const sms = await screen.findByRole<HTMLInputElement>('switch', { name: 'Text message' });
    await injectFault({ call: 'saveMarketingAnswers', kind: '500' });
    await user.click(sms);
    expect(await screen.findByText(/couldn’t save “Text message”/)).toBeVisible();
    expect(sms.checked).toBe(false);
  });

  it('have one switch where the site does not ask for each channel', async () => {
    const { user, injectFault, clearFaults } = await openPortal({
      venue: 'meridian-tower',
      persona: 'frances',
      path: PREFERENCES,
    });
    const all = await screen.findByRole<HTMLInputElement>('switch', { name: 'Offers and news' });
    expect(all).toHaveAccessibleDescription(/You haven’t chosen yet/);
    await injectFault({ call: 'updateAgreements', kind: '500' });
    const before = all.checked;
    await user.click(all);
    expect(await screen.findByText(/couldn’t save “Offers and news”/)).toBeVisible();
    expect(all.checked).toBe(before);
    await clearFaults();
    await user.click(all);
    await waitFor(() => expect(all.checked).toBe(!before));
    expect(all).not.toHaveAccessibleDescription(/You haven’t chosen yet/);
  });

  describe('the tracker consent', () => {
    const tracked = (opening: Opening): Promise<OpenPortal> =>
      openPortal({
        ...opening,
        answers: { getPublicConfig: { tracking: { metaPixelId: '123' } } },
      });
    const choice = () =>
      screen.findByRole<HTMLInputElement>('switch', { name: 'Share my visits with advertisers' });

    it('can be changed, and survives a reload', async () => {
      consent.answer(null);
      const { user } = await tracked({ ...hugo, path: PREFERENCES });
      await user.click(await screen.findByRole('button', { name: 'No, thanks' }));
      expect((await choice()).checked).toBe(false);
      expect(await choice()).not.toHaveAccessibleDescription(/haven’t chosen yet/);
      await user.click(await choice());
      expect((await choice()).checked).toBe(true);
      expect(consent.read()).toBe('yes');
      await user.click(await choice());
      expect(consent.read()).toBe('no');
      consent.answer(null);
    });

    it('is on the account page where there is no preferences page, and is hidden without trackers', async () => {
      await tracked({
        venue: 'trenance-cove',
        persona: 'imogen',
        path: '/portal/my-account',
      });
      expect((await choice()).checked).toBe(false);
      await openPortal({ ...hugo, path: PREFERENCES });
      await screen.findByRole('switch', { name: 'Letter' });
      expect(screen.queryByRole('switch', { name: 'Share my visits with advertisers' })).toBeNull();
    });
  });

  it('show the terms in full without leaving the page', async () => {
    const { user } = await openPortal({ ...hugo, path: PREFERENCES });
    expect(await screen.findByText('You’ve accepted the terms.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Read the terms' }));
    // The text shows first; its markup replaces it.
    await waitFor(() =>
      expect(screen.getByText(/Terms for the Wi-Fi at Station Lofts/)).toBeVisible(),
    );
  });
});
