import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPortal, type OpenPortal, type Opening } from '~/testing/openPortal';
import { callInAnotherTab, fillIn, lastMessage, moveClock, newEmail } from '~/testing/sandbox';
import { SIGN_IN_WINDOW } from '~/testing/signInWindow';

const venue = 'trenance-cove';
const email = 'imogen.trewin@post.example';

interface Bills {
  invoices: { number: string }[];
}

/** The number of a customer's newest invoice, by default Imogen's. */
const newestOrder = async (who: Opening = { venue, persona: 'imogen' }): Promise<string> => {
  await openPortal({ ...who, path: '/portal/billing-information' });
  await screen.findByRole('heading', { level: 1 });
  const { invoices } = (await (await callInAnotherTab('/billing')).json()) as Bills;
  return invoices[0]?.number ?? '';
};

/** Fills in the form that is open, and goes on. */
const fillOrder = async (
  { user }: OpenPortal,
  orderNumber: string,
  address = email,
  goOn = 'Continue',
) => {
  await fillIn(user, await screen.findByLabelText(/^Order number/), orderNumber);
  await fillIn(user, screen.getByLabelText('Your name'), 'Imogen Trewin');
  await fillIn(user, screen.getByRole('textbox', { name: /mail/ }), address);
  await user.click(screen.getByRole('button', { name: goOn }));
};

/** What this tab keeps of forms. */
const drafts = (): string => sessionStorage.getItem('foyer.drafts') ?? '';

/** Names an order as a visitor, and goes on. */
const nameOrder = async (
  path: string,
  orderNumber: string,
  address = email,
  answers: Opening['answers'] = {},
) => {
  const portal = await openPortal({ venue, path, answers });
  await fillOrder(portal, orderNumber, address);
  return portal;
};

// LAW-2
it.each([
  ['fills in the only order', 1],
  ['leaves the choice among several orders', 2],
])('%s of a user who is logged in', async (_, count) => {
  const portal = await openPortal({ venue, persona: 'imogen', path: '/withdraw-from-contract' });
  const { invoices } = (await (await callInAnotherTab('/billing')).json()) as Bills;
  const paid = invoices.slice(0, count).map((invoice) => ({ ...invoice, state: 'paid' }));
  await portal.reload({ getBilling: { invoices: paid } });
  const field = await screen.findByLabelText(/^Order number/);
  expect(paid).toHaveLength(count);
  if (count === 1) await waitFor(() => expect(field).toHaveValue(paid[0]?.number));
  else expect(field).toHaveValue('');
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

describe('ending a contract without logging in', () => {
  it('is offered at the foot of a page, where the law of the country gives the right', async () => {
    const { user } = await openPortal({ venue, path: '/login' });
    expect(await screen.findByRole('link', { name: 'Cancel contract' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Withdraw from contract here' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Withdraw from your contract' }),
    ).toBeVisible();
    expect(screen.getByText(/within 14 days of an order/)).toBeVisible();
  });

  it('is offered at the foot of the logged-in portal too, not behind its menu', async () => {
    const { user } = await openPortal({ venue, persona: 'imogen', path: '/portal' });
    const link = await screen.findByRole('link', { name: 'Withdraw from contract here' });
    expect(screen.getByRole('main')).toContainElement(link);
    await user.click(screen.getByRole('link', { name: 'Cancel contract' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Cancel your contract' }),
    ).toBeVisible();
  });

  it('is not offered where the law does not give the right', async () => {
    await openPortal({ venue: 'mercer-lofts', path: '/login' });
    await screen.findByRole('link', { name: /^Help/ });
    expect(screen.queryByRole('link', { name: 'Cancel contract' })).toBeNull();
    await openPortal({ venue: 'mercer-lofts', path: '/cancel-contract' });
    expect(
      await screen.findByText(
        /^This form isn’t available here\. To manage or cancel your \w+, log in\.$/,
      ),
    ).toBeVisible();
  });

  // START-21, LAW-2
  it('works from the email’s link in a browser that has been at no site', async () => {
    const link = `/cancel-contract?location_id=${venue}`;
    const portal = await openPortal({ venue: 'old-brewery', persona: 'outside', path: link });
    expect(await screen.findByText(/^You can cancel at any time/)).toBeVisible();
    await portal.user.click(screen.getByRole('link', { name: 'Withdraw from contract here' }));
    expect(await screen.findByText(/within 14 days of an order/)).toBeVisible();
    expect(localStorage.getItem('foyer.location')).toBeNull();
  });

  it('takes any order number where no site is known, also from the foot of the log-in page', async () => {
    const order = await newestOrder();
    localStorage.clear();
    const portal = await openPortal({ venue: 'old-brewery', persona: 'outside', path: '/login' });
    await portal.user.click(await screen.findByRole('link', { name: 'Cancel contract' }));
    expect(await screen.findByRole('button', { name: 'Cancel now' })).toBeVisible();
    await fillOrder(portal, order, email, 'See the end date first');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Check your cancellation' }),
    ).toBeVisible();
    expect(screen.getByText(order)).toBeVisible();
  });

  it('cancels for the end of the paid time after a second button, and confirms it by email', async () => {
    const order = await newestOrder();
    const { user } = await nameOrder('/cancel-contract', order);
    await screen.findByRole('heading', { level: 1, name: 'Check your cancellation' });
    const declared = ['Imogen Trewin', order, email];
    for (const said of declared) expect(screen.getByText(said)).toBeVisible();
    expect(drafts()).toContain(email);
    await user.click(screen.getByRole('button', { name: 'Cancel now' }));
    await screen.findByRole('heading', { level: 1, name: 'You’ve cancelled your contract' });
    for (const said of declared) expect(screen.getByText(said)).toBeVisible();
    // The next person in this tab must not see what was typed.
    expect(drafts()).not.toContain(email);
    expect(screen.getByText(/^We received this on /)).toBeVisible();
    expect(screen.getByText(/We won’t charge you again/)).toBeVisible();
    const print = vi.spyOn(window, 'print').mockReturnValue();
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    const saved = vi.fn<(content: Blob) => string>(() => 'blob:confirmation');
    vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => saved(content as Blob));
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(click.mock.contexts[0]).toMatchObject({ download: 'confirmation.txt' });
    const text = (await saved.mock.calls[0]?.[0].text()) ?? '';
    for (const said of ['You’ve cancelled your contract', 'We received this on', ...declared])
      expect(text).toContain(said);
    const mail = (await lastMessage(email)).body;
    expect(mail).toContain('You cancelled your contract');
    for (const said of declared) expect(mail).toContain(said);
    await openPortal({ venue, persona: 'imogen', path: '/portal/manage-your-plan' });
    await screen.findByRole('heading', { level: 1 });
    expect((await callInAnotherTab('/subscription/revive', { method: 'POST' })).ok).toBe(true);
  });

  // LAW-3
  it('keeps everything that was typed when the user goes back to change it, or reloads', async () => {
    const order = await newestOrder();
    const portal = await openPortal({ venue, path: '/cancel-contract' });
    const { user } = portal;
    await fillIn(user, await screen.findByLabelText(/^Serious reason/), 'I moved abroad.');
    await fillIn(user, screen.getByLabelText(/^Later end date/), '2027-10-01');
    await fillOrder(portal, order);
    const expectForm = async () => {
      expect(
        await screen.findByRole('heading', { level: 1, name: 'Cancel your contract' }),
      ).toBeVisible();
      expect(screen.getByLabelText('Your name')).toHaveValue('Imogen Trewin');
      expect(screen.getByLabelText(/^Order number/)).toHaveValue(order);
      expect(screen.getByRole('textbox', { name: /mail/ })).toHaveValue(email);
      expect(screen.getByLabelText(/^Serious reason/)).toHaveValue('I moved abroad.');
      expect(screen.getByLabelText(/^Later end date/)).toHaveValue('2027-10-01');
    };
    const goOn = async () => {
      await user.click(screen.getByRole('button', { name: 'Continue' }));
      await screen.findByRole('heading', { level: 1, name: 'Check your cancellation' });
    };
    await user.click(await screen.findByRole('button', { name: 'Change these details' }));
    await expectForm();
    await goOn();
    window.history.back();
    await expectForm();
    await goOn();
    await portal.reload();
    await expectForm();
    expect(window.location.hash).toBe('#/cancel-contract');
  });

  // LAW-3
  it('fills in the order that a link names, not what was typed about another one', async () => {
    const order = await newestOrder();
    const { goTo } = await nameOrder('/cancel-contract', order);
    await screen.findByRole('heading', { level: 1, name: 'Check your cancellation' });
    goTo('/cancel-contract?order=FW-10483-K7QM2');
    expect(await screen.findByLabelText(/^Order number/)).toHaveValue('FW-10483-K7QM2');
  });

  // LAW-6, LAW-16
  it('cancels for the end of a minimum term, names the renewals until then, and sends the reason', async () => {
    const order = await newestOrder();
    const term = {
      endsAt: '2027-10-05T09:00:00Z',
      renewsUntilEnd: true,
      minimumTermEnd: '2027-09-20T09:00:00Z',
    };
    const portal = await openPortal({
      venue,
      path: '/cancel-contract',
      answers: { previewTermination: term, terminateContract: term },
    });
    const { user } = portal;
    await fillIn(user, await screen.findByLabelText(/^Order number/), order);
    await fillIn(user, screen.getByLabelText('Your name'), 'Imogen Trewin');
    await fillIn(user, screen.getByRole('textbox', { name: /mail address/ }), email);
    await fillIn(user, screen.getByLabelText(/^Serious reason to leave sooner/), 'I moved abroad.');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(
      await screen.findByText(/has a minimum term\. It renews until October 5, 2027/),
    ).toBeVisible();
    expect(screen.getByText('I moved abroad.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel now' }));
    expect(
      await screen.findByText(/ends on October 5, 2027, after its minimum term/),
    ).toBeVisible();
    expect(screen.getByText(/^We’ll check your reason/)).toBeVisible();
    expect(screen.queryByText(/won’t charge you again/)).toBeNull();
    expect((await lastMessage(email)).body).toContain('I moved abroad.');
    await openPortal({ venue, persona: 'imogen', path: '/portal/manage-your-plan' });
    await screen.findByRole('heading', { level: 1 });
    expect((await callInAnotherTab('/subscription/revive', { method: 'POST' })).ok).toBe(true);
  });

  /** Imogen asks for a day in the form, and the backend answers this. */
  const askForEnd = async (order: string, previewTermination: object, endsOn: string) => {
    const { user } = await openPortal({
      venue,
      path: '/cancel-contract',
      answers: { previewTermination },
    });
    await fillIn(user, await screen.findByLabelText(/^Order number/), order);
    await fillIn(user, screen.getByLabelText('Your name'), 'Imogen Trewin');
    await fillIn(user, screen.getByRole('textbox', { name: /mail address/ }), email);
    await fillIn(user, screen.getByLabelText(/^Later end date/), endsOn);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
  };

  // LAW-6
  it('cancels for a later day that the user asks for, as typed in every time zone', async () => {
    vi.stubEnv('TZ', 'America/New_York');
    const order = await newestOrder();
    const later = { endsAt: '2027-10-05T09:00:00Z', renewsUntilEnd: true, minimumTermEnd: null };
    await askForEnd(order, later, '2027-10-01');
    expect(
      await screen.findByText(/^Your pass renews until|^Your plan renews until/),
    ).toBeVisible();
    expect(screen.getByText('End date you asked for')).toBeVisible();
    expect(screen.getByText('October 1, 2027')).toBeVisible();
    expect(screen.queryByText(/minimum term/)).toBeNull();
  });

  // LAW-6
  it('names the minimum term where it ends after the day that the user asks for', async () => {
    await askForEnd(
      await newestOrder(),
      {
        endsAt: '2027-10-05T09:00:00Z',
        renewsUntilEnd: true,
        minimumTermEnd: '2027-09-20T09:00:00Z',
      },
      '2027-05-01',
    );
    expect(
      await screen.findByText(/has a minimum term\. It renews until October 5, 2027/),
    ).toBeVisible();
  });

  // LAW-6
  it('refuses an end date that is too far away at its field, and keeps what was typed', async () => {
    const order = await newestOrder();
    await askForEnd(order, {}, '2031-01-01');
    await waitFor(() =>
      expect(screen.getByLabelText(/^Later end date/)).toHaveAccessibleDescription(
        /Choose a date from today to /,
      ),
    );
    expect(screen.getByLabelText(/^Order number/)).toHaveValue(order);
  });

  // LAW-16
  it('promises no answer to a reason where support has no email address', async () => {
    const support = { email: null, phone: '0117 496 0101' };
    const answers = { getSiteInfo: { support } };
    await openPortal({ venue, path: '/cancel-contract', answers });
    expect(
      await screen.findByText(/ask us whether your \w+ ends sooner\. Call 0117/),
    ).toBeVisible();
    expect(screen.queryByText(/tell you by email/)).toBeNull();
  });

  // LAW-3, PAUSE-7
  it('says before the button that the pause ends with the plan', async () => {
    const paused = { venue: 'ruda-park-connect', persona: 'paused' };
    const order = await newestOrder(paused);
    const portal = await openPortal({ venue: paused.venue, path: '/cancel-contract' });
    await fillOrder(portal, order, 'oskar.lindqvist@post.example');
    await screen.findByRole('heading', { level: 1, name: 'Check your cancellation' });
    expect(screen.getByText(/^If you cancel, your pause ends or won’t start/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cancel now' })).toBeVisible();
  });

  // LAW-3
  it('shows figures older than 10 minutes again, and cancels nothing before they are confirmed', async () => {
    const { user } = await nameOrder('/cancel-contract', await newestOrder());
    await screen.findByRole('heading', { level: 1, name: 'Check your cancellation' });
    await moveClock(11);
    await user.click(screen.getByRole('button', { name: 'Cancel now' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The figures were out of date');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Check your cancellation');
    await openPortal({ venue, persona: 'imogen', path: '/portal/manage-your-plan' });
    expect(await screen.findByRole('link', { name: /^Cancel(?! contract)/ })).toBeVisible();
  });

  // LAW-3
  it.each([
    ['on two pages', 'Continue', false],
    ['on one page', 'Cancel now', true],
  ])(
    'shows figures again that have changed since, and keeps what was typed (%s)',
    async (_, goOn, cancelsInOneStep) => {
      const order = await newestOrder();
      const consumerRights = { cancelsOnline: true, cancelsInOneStep };
      // As if the plan had renewed after the preview.
      const answers = { previewTermination: { id: 'other' }, getSiteInfo: { consumerRights } };
      const portal = await openPortal({ venue, path: '/cancel-contract', answers });
      const { user } = portal;
      await fillOrder(portal, order, email, goOn);
      if (!cancelsInOneStep)
        await user.click(await screen.findByRole('button', { name: 'Cancel now' }));
      expect(await screen.findByRole('alert')).toHaveTextContent('The figures were out of date');
      expect(screen.getByText(order)).toBeVisible();
      expect(screen.getByRole('button', { name: 'Cancel now' })).toBeVisible();
      expect(screen.queryByText('You’ve cancelled your contract')).toBeNull();
    },
  );

  // SUB-7
  it('fills in the order number that an address brings along', async () => {
    await openPortal({ venue, path: '/withdraw-from-contract?order=FW-10483-K7QM2' });
    expect(await screen.findByLabelText(/^Order number/)).toHaveValue('FW-10483-K7QM2');
  });

  it('says until when the user could withdraw, and takes the declaration anyway', async () => {
    const order = await newestOrder();
    const { user } = await nameOrder('/withdraw-from-contract', order);
    expect(await screen.findByText(/Your right to withdraw ended on \d+ \w+ \d{4}/)).toBeVisible();
    expect(screen.getByLabelText(/^Order number/)).toHaveValue(order);
    // LAW-18
    await user.click(screen.getByRole('button', { name: 'Send my withdrawal anyway' }));
    await screen.findByRole('heading', { level: 1, name: 'We’ve received your withdrawal' });
    expect(screen.getByText(/We’ll check your order and email you/)).toBeVisible();
    expect((await lastMessage(email)).body).toMatch(/We received your request on /);
  });

  it('says that an order was not found', async () => {
    await nameOrder('/cancel-contract', 'FW-1', 'nobody@post.example');
    expect(await screen.findByText(/We couldn’t find an order/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cancel your contract');
  });

  // LAW-18
  it('takes a declaration whose order is not found, and confirms it by email', async () => {
    const sender = 'lost.my.number@post.example';
    const { user } = await nameOrder('/withdraw-from-contract', 'FW-1', 'mistyped@post.example');
    const anyway = await screen.findByRole('button', { name: 'Send my withdrawal anyway' });
    await user.clear(screen.getByLabelText(/^Email/));
    await user.type(screen.getByLabelText(/^Email/), sender);
    await user.click(anyway);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'We’ve received your withdrawal' }),
    ).toBeVisible();
    expect(screen.getByText(/^We received this on /)).toBeVisible();
    for (const said of ['Imogen Trewin', 'FW-1', sender])
      expect(screen.getByText(said)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
    expect((await lastMessage(sender)).body).toMatch(/We received your request on /);
    // The next person in this tab must not see what was typed.
    expect(drafts()).not.toContain(sender);
  });

  // LAW-18
  it('takes a declaration after too many tries, since the last day may pass meanwhile', async () => {
    const portal = await openPortal({ venue, path: '/withdraw-from-contract' });
    const sender = newEmail();
    const guess = JSON.stringify({ kind: 'withdraw', orderNumber: 'FW-1', email: sender });
    let status = 0;
    for (let tries = 0; tries < 60 && status !== 429; tries += 1)
      ({ status } = await callInAnotherTab('/termination/preview', {
        method: 'POST',
        body: guess,
      }));
    expect(status).toBe(429);
    await fillOrder(portal, 'FW-1', sender);
    expect(await screen.findByRole('button', { name: 'Send my withdrawal anyway' })).toBeVisible();
  });

  // LAW-18
  it('promises no answer to a declaration where support has no email address', async () => {
    const support = { email: null, phone: '0117 496 0101' };
    const sender = 'no.answer@post.example';
    const { user } = await nameOrder('/withdraw-from-contract', 'FW-1', sender, {
      getSiteInfo: { support },
    });
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(SIGN_IN_WINDOW);
    await user.click(await screen.findByRole('button', { name: 'Send my withdrawal anyway' }));
    expect(await screen.findByText(/Ask us what happens next\. Call 0117 496 0101/)).toBeVisible();
    expect(screen.queryByText(/email you what happens next/)).toBeNull();
    // A phone's sign-in window can neither save nor print.
    expect(screen.queryByRole('button', { name: /Save|Print/ })).toBeNull();
  });

  // LAW-18
  it('offers no such declaration once the backend takes none', async () => {
    const { user, injectFault, clearFaults } = await nameOrder(
      '/cancel-contract',
      'FW-1',
      'nobody@post.example',
    );
    await injectFault({ call: 'declareTermination', kind: '404' });
    await user.click(await screen.findByRole('button', { name: 'Send my cancellation anyway' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /anyway$/ })).not.toBeInTheDocument(),
    );
    expect(screen.getByText(/We couldn’t find an order/)).toBeVisible();
    await clearFaults();
  });

  // LAW-5
  it('names the credit that stays, before and after it ends the contract', async () => {
    const order = await newestOrder();
    const credit = { creditAmount: 4.2, currency: 'GBP' };
    const { user } = await nameOrder('/cancel-contract', order, email, {
      previewTermination: credit,
      terminateContract: credit,
    });
    expect(await screen.findByText('Kept as credit')).toBeVisible();
    expect(screen.getByText('£4.20')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel now' }));
    expect(await screen.findByText(/^You still have £4\.20 of credit\./)).toBeVisible();
    await openPortal({ venue, persona: 'imogen', path: '/portal/manage-your-plan' });
    await screen.findByRole('heading', { level: 1 });
    expect((await callInAnotherTab('/subscription/revive', { method: 'POST' })).ok).toBe(true);
  });
});
