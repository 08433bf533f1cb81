import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { bodiesOf, takeCallsMade } from '~/testing/faults/recordCalls';
import { expectAbove, orderTerms } from '~/testing/orderTerms';
import { openPortal } from '~/testing/openPortal';
import { accountOnServer, callInAnotherTab } from '~/testing/sandbox';
import { now } from '~/session/storage/browserStores';

const dana = { venue: 'mercer-lofts', persona: 'dana' };
const imogen = { venue: 'trenance-cove', persona: 'imogen' };
const hugo = { venue: 'station-lofts', persona: 'hugo' };
const rhys = { venue: 'hartsmere-forest', persona: 'rhys' };
const PLAN = '/portal/manage-your-plan';

const heading = (name: string | RegExp) => screen.findByRole('heading', { name });

describe('managing a plan', () => {
  it('shows the plan, its price and its next payment', async () => {
    await openPortal({ ...hugo, path: PLAN });
    expect(await heading('Essential')).toBeVisible();
    expect(await screen.findByText('Next payment')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change plan' })).toBeVisible();
    expect(screen.getByRole('link', { name: /You’ll stay online until the end/ })).toBeVisible();
  });

  it('shows an error when the plan does not load, and the plan at the next try', async () => {
    const { user, clearFaults } = await openPortal({
      ...hugo,
      path: PLAN,
      faults: [{ call: 'getSubscription', kind: '500' }],
    });
    expect(await heading('We couldn’t load your plan')).toBeVisible();
    await clearFaults();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await heading('Essential')).toBeVisible();
  });

  it('says until when a plan is paused, and offers to end the pause', async () => {
    await openPortal({ venue: 'ruda-park-connect', persona: 'paused', path: PLAN });
    expect(await screen.findByText(/^Paused until /)).toBeVisible();
    expect(screen.getByRole('button', { name: 'End the pause now' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Change plan' })).toBeNull();
    expect(await screen.findByText('Next payment')).toBeVisible();
    expect(screen.queryByText(/^(Unknown|None yet)$/)).toBeNull();
    expect(screen.getByText('We’ll show you what happens before you confirm')).toBeVisible();
  });

  it('promises no online time on leaving a minimum term before its page has named the fee', async () => {
    await openPortal({ venue: 'mercer-lofts', persona: 'dana', path: PLAN });
    const leave = await screen.findByRole('link', { name: /^Cancel/ });
    expect(leave).toHaveTextContent('We’ll show you what happens before you confirm');
  });

  it('shows no next payment to a user whose last bill is unpaid', async () => {
    const gareth = { venue: 'trenance-cove', persona: 'pastdue' };
    await openPortal({ ...gareth, path: PLAN });
    expect((await screen.findByText('Next payment')).closest('div')?.textContent).toBe(
      'Next paymentNone yet',
    );
  });

  it('says to a past-due user that they can’t choose another plan or pause theirs', async () => {
    const portal = await openPortal({ venue: 'trenance-cove', persona: 'pastdue', path: PLAN });
    await screen.findByText('Next payment');
    const siteUser = { ...(await accountOnServer()), lastInvoice: null };
    await portal.reload({ getUser: { siteUser } });
    expect(
      await screen.findByText(
        'Your last payment didn’t go through. Pay now to stay online. Until you’ve paid, you can’t choose another plan or pause yours.',
      ),
    ).toBeVisible();
  });

  it('lets a user keep a cancelled plan at once', async () => {
    const { user } = await openPortal({
      venue: 'ruda-park-connect',
      persona: 'cancelled',
      path: PLAN,
    });
    expect(
      await screen.findByText(/If you keep it, it renews on .+ and costs £\d+\.00 /),
    ).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Keep Basic' }));
    expect(await screen.findByText('You’re keeping Basic.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Keep Basic' })).toBeNull();
    // The button disappears with its banner; the focus must stay on the page.
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })),
    );
    // Other tests need this user to have cancelled.
    await callInAnotherTab('/subscription', {
      method: 'DELETE',
      body: JSON.stringify({ cancellationReason: 'leaving' }),
    });
  });

  it('shows the end of a plan again, with the reason, when the server refuses to keep it', async () => {
    const { user } = await openPortal({
      venue: 'ruda-park-connect',
      persona: 'cancelled',
      path: PLAN,
      faults: [{ call: 'reviveSubscription', kind: '500' }],
    });
    const ends = await screen.findByText(/^Basic ends on /);
    const before = ends.textContent;
    await user.click(screen.getByRole('button', { name: 'Keep Basic' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/asked to answer/);
    expect(await screen.findByText(before)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Keep Basic' })).toBeVisible();
  });

  it('says what cancelling means on its own page, which opens at its heading', async () => {
    const { user } = await openPortal({ ...dana, path: `${PLAN}/cancel` });
    await user.click(await screen.findByRole('radio', { name: 'The Wi-Fi is too slow' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await heading('What happens when you cancel');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })),
    );
  });

  it('offers neither a pause nor cancelling for a plan that ends without renewal', async () => {
    const { goTo } = await openPortal({ ...rhys, path: PLAN });
    expect(await screen.findByText('Ends and doesn’t renew')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Pause' })).toBeNull();
    goTo(`${PLAN}/cancel`);
    expect(await heading('There’s nothing to cancel')).toBeVisible();
    // A coupon may have paid for it.
    expect(screen.getByText(/^Your \w+ ends on .+ and won’t renew\.$/)).toBeVisible();
    goTo(`${PLAN}?view=pause`);
    expect(await screen.findByText(/^This \w+ doesn’t renew\.$/)).toBeVisible();
  });
});

describe('a site without 3-D Secure', () => {
  it('never asks the bank: a payment that wants it fails, and its invoice is voided', async () => {
    const path = `${PLAN}/plans?plan=tc-single-4weeks&step=check`;
    const portal = await openPortal({
      ...imogen,
      path,
      answers: {
        getSiteInfo: { '3ds_enabled': false },
        upgradeSubscription: { paymentIntentId: 'pi_1', invoiceId: 'in_1' },
      },
    });
    const change = await screen.findByRole('button', {
      name: /^Order for .+ with obligation to pay$/,
    });
    takeCallsMade();
    await portal.user.click(change);
    expect(await screen.findByText(/^There was an issue processing your payment/)).toBeVisible();
    const made = takeCallsMade();
    expect(made).toContain('voidInvoice');
    expect(made).not.toContain('getPaymentKeys');
    // The sandbox itself has planned the change.
    const { user } = await openPortal({ ...imogen, path: PLAN });
    await user.click(await screen.findByRole('button', { name: 'Stay on Three devices' }));
    expect(await screen.findByText('You’re staying on Three devices.')).toBeVisible();
  });
});

describe('pausing', () => {
  // LAW-10
  it('says above its button what it costs, and who sells', async () => {
    await openPortal({ ...hugo, path: `${PLAN}?view=pause` });
    const order = await screen.findByRole('button', { name: /^Order the pause and pay £2\.00$/ });
    expectAbove(order, [/^We’ll charge your card once, /, ...orderTerms.slice(1)]);
  });

  it('asks for a valid day before it shows a price', async () => {
    const { user } = await openPortal({ ...hugo, path: `${PLAN}?view=pause` });
    expect(
      await screen.findByRole('button', { name: /^Order the pause and pay £2\.00$/ }),
    ).toBeVisible();
    const from = screen.getByLabelText<HTMLInputElement>('Start date');
    const today = from.value;
    await user.clear(from);
    expect(from.getAttribute('aria-invalid')).toBe('true');
    await user.type(from, today);
    const back = screen.getByLabelText('End date');
    await user.clear(back);
    await user.type(back, '2020-01-01');
    expect(screen.getByText('Choose a date after the start date.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pause' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
  });
});

describe('a day that cannot be chosen', () => {
  const inDays = (days: number): string =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

  it.each([
    ['Start date', 120, 'Choose a start date in the next 90 days.'],
    ['End date', 400, 'A pause can last up to 1 year.'],
  ])('is refused at “%s”, and no price is asked for', async (field, days, message) => {
    const { user } = await openPortal({ ...hugo, path: `${PLAN}?view=pause` });
    await screen.findByRole('button', { name: /^Order the pause and pay £2\.00$/ });
    takeCallsMade();
    const input = screen.getByLabelText(field);
    await user.clear(input);
    await user.type(input, inDays(days));
    expect(screen.getByText(message)).toBeVisible();
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('We couldn’t load the price of the pause')).toBeNull();
    expect(takeCallsMade()).not.toContain('quotePausePrice');
  });

  it('by the server is refused at its field too', async () => {
    const { user, goTo, fetchedAhead } = await openPortal({ ...hugo, path: PLAN });
    await heading('Essential');
    // The device's clock is ahead of the server's; an answer that is still on its way would set it right.
    await fetchedAhead;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 86_400_000 });
    try {
      goTo(`${PLAN}?view=pause`);
      await user.click(await screen.findByRole('radio', { name: /^When I end it/ }));
      const from = screen.getByLabelText('Start date');
      await user.clear(from);
      await user.type(from, inDays(90));
      expect(await screen.findByText('Choose a start date in the next 90 days.')).toBeVisible();
      expect(from.getAttribute('aria-invalid')).toBe('true');
      expect(screen.queryByText('We couldn’t load the price of the pause')).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('changing a pause', () => {
  const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
  const pause = { id: 'pau_1', price: 2, currency: 'GBP' };
  const opened = async (getPause: object, call: string, who = hugo) => {
    const portal = await openPortal({
      ...who,
      path: `${PLAN}?view=pause`,
      answers: { getPause },
      // The sandbox has no such pause.
      faults: [{ call, kind: '500', said: 'Not today.' }],
    });
    const openEnd = await screen.findByRole('radio', { name: /^When I end it/ });
    takeCallsMade();
    return { ...portal, openEnd };
  };

  /** Nothing is sent before its price is known. */
  const change = async () => {
    const button = await screen.findByRole('button', { name: /change the pause$/i });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
    return button;
  };

  it('sends both dates while it has not begun', async () => {
    const planned = { ...pause, startDate: inDays(5), endDate: inDays(35), state: 'scheduled' };
    const { user, openEnd } = await opened(planned, 'updatePause');
    const from = screen.getByLabelText<HTMLInputElement>('Start date');
    const day = inDays(9).slice(0, 10);
    await user.clear(from);
    await user.type(from, day);
    await user.click(openEnd);
    await user.click(await change());
    expect(await screen.findByText(/Not today\./)).toBeVisible();
    const [sent] = bodiesOf('updatePause') as { startDate: string; endDate: null }[];
    expect(sent?.endDate).toBeNull();
    expect(Math.abs(Date.parse(sent?.startDate ?? '') - Date.parse(day))).toBeLessThan(86_400_000);
    expect(takeCallsMade()).not.toContain('updatePauseEnd');
    expect(from.value).toBe(day);
  });

  it('sends only the end once it has begun', async () => {
    const paused = { venue: 'ruda-park-connect', persona: 'paused' };
    const { user, openEnd } = await opened({ endDate: inDays(60) }, 'updatePauseEnd', paused);
    await user.click(openEnd);
    await user.click(await change());
    expect(await screen.findByText(/Not today\./)).toBeVisible();
    expect(bodiesOf('updatePauseEnd')).toEqual([{ endDate: null }]);
    expect(takeCallsMade()).not.toContain('updatePause');
  });
});

describe('a paid action that fails', () => {
  const cases = [
    {
      what: 'a pause',
      who: hugo,
      path: `${PLAN}?view=pause`,
      button: /^Order the pause and pay £\d+\.\d\d$/,
      call: 'createPause',
      title: /^We couldn’t pause your plan/,
    },
    {
      what: 'a change of plan',
      who: hugo,
      path: `${PLAN}/plans?plan=st-plus-month&step=check`,
      button: /^Order and pay £\d+\.\d\d$/,
      call: 'upgradeSubscription',
      title: /^We couldn’t change your plan/,
    },
    {
      what: 'leaving a contract',
      who: dana,
      path: `${PLAN}/cancel?reason=leaving`,
      button: /^Pay \$\d+\.\d\d and cancel$/,
      call: 'cancelContract',
      title: /^We couldn’t cancel your plan/,
    },
  ];

  it.each(cases)(
    '$what: offers another card when the card is refused, and another try when the server fails',
    async ({ who, path, button, call, title }) => {
      const { user, injectFault, clearFaults } = await openPortal({
        ...who,
        path,
        faults: [{ call, kind: '402', said: 'Your card was declined.' }],
      });
      const order = await screen.findByRole('button', { name: button });
      for (const box of screen.queryAllByRole('checkbox')) await user.click(box);
      await user.click(order);
      const refused = await screen.findByRole('alert');
      expect(refused.textContent).toMatch(title);
      expect(refused.textContent).toMatch(/Your card was declined\./);
      expect(within(refused).getByRole('link', { name: 'Use another card' })).toBeVisible();
      expect(within(refused).queryByRole('button', { name: 'Try again' })).toBeNull();

      await clearFaults();
      await injectFault({ call, kind: '500' });
      await user.click(screen.getByRole('button', { name: button }));
      const again = await screen.findByRole('button', { name: 'Try again' });
      expect(screen.queryByRole('link', { name: 'Use another card' })).toBeNull();

      await clearFaults();
      await injectFault({ call, kind: '404', said: 'Not here.' });
      await user.click(again);
      await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/Not here\./));
      expect(screen.queryByRole('link', { name: 'Use another card' })).toBeNull();
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    },
  );

  it('leads back from the card page to the chosen dates of the pause', async () => {
    const { user, goTo } = await openPortal({
      ...hugo,
      path: `${PLAN}?view=pause`,
      faults: [{ call: 'createPause', kind: '402', said: 'Your card was declined.' }],
    });
    await user.click(await screen.findByRole('radio', { name: /^When I end it/ }));
    await user.click(await screen.findByRole('checkbox', { name: /^Start the pause/ }));
    await user.click(
      await screen.findByRole('button', { name: /^Order the pause and pay £\d+\.\d\d$/ }),
    );
    const card = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Use another card' });
    const [, query] = card.hash.split('?');
    const then = new URLSearchParams(query).get('then') ?? '';
    expect(then).toMatch(
      /^\/portal\/manage-your-plan\?view=pause&from=\d{4}-\d\d-\d\d&until=open$/,
    );
    await user.click(card);
    await heading('Payment method');
    goTo(then);
    expect(
      await screen.findByRole<HTMLInputElement>('radio', { name: /^When I end it/ }),
    ).toHaveProperty('checked', true);
  });
});

// SUB-16
describe('access without a plan', () => {
  it('is called the same on My Plan as on the dashboard', async () => {
    const { goTo } = await openPortal({
      venue: 'mercer-lofts',
      persona: 'resident',
      path: '/portal',
      answers: {
        getDashboard: { subscription: null, subscriptionId: null },
        getSubscription: { subscription: null, active: true },
      },
    });
    expect(await screen.findByText('Wi-Fi is included here')).toBeVisible();
    goTo(PLAN);
    expect(await screen.findByText('Your access is included')).toBeVisible();
    expect(screen.queryByText('No plan yet')).toBeNull();
  });

  it('is not said to be included for a resident whom the backend gives none', async () => {
    const portal = await openPortal({
      venue: 'mercer-lofts',
      persona: 'resident',
      path: '/portal',
    });
    const siteUser = { ...(await accountOnServer()), hasActiveSubscription: false };
    const { goTo } = await portal.reload({
      getUser: { siteUser },
      getDashboard: { subscription: null, subscriptionId: null },
      getSubscription: { subscription: null, active: false },
    });
    expect(await screen.findByRole('link', { name: 'See plans' })).toBeVisible();
    expect(document.body).not.toHaveTextContent('included');
    goTo(PLAN);
    expect(await screen.findByText('No plan yet')).toBeVisible();
  });
});

describe('cancelling', () => {
  it('asks for the reason first, and shows an error when none is chosen', async () => {
    const { user } = await openPortal({ ...dana, path: `${PLAN}/cancel` });
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(screen.getByText(/Choose a reason/)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'I’m moving away' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('7 months')).toBeVisible();
    expect(screen.getByText('Fee for leaving early')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Pay \$\d+\.\d\d and cancel$/ })).toBeVisible();
  });

  it('names the fee that was paid, even after a reload, and that taking it back returns it', async () => {
    const { user, reload } = await openPortal({ ...dana, path: `${PLAN}/cancel?reason=leaving` });
    const pay = await screen.findByRole('button', { name: /^Pay \$\d+\.\d\d and cancel$/ });
    const [fee] = /\$\d+\.\d\d/.exec(pay.textContent) ?? [];
    await user.click(pay);
    const said = `You paid ${fee} to leave early. If you change your mind, we’ll refund it and your minimum term continues.`;
    expect(await screen.findByText(said)).toBeVisible();
    const again = await reload();
    expect(await screen.findByText(said)).toBeVisible();
    await again.user.click(screen.getByRole('button', { name: /^Keep / }));
    expect(await screen.findByText(/^You’re keeping /)).toBeVisible();
    expect(await heading('My Plan')).toBeVisible();
    expect(screen.queryByText(/Why are you cancell?ing\?/)).toBeNull();
  });

  it('claims no payment of the fee where no card pays it', async () => {
    const { user } = await openPortal({
      ...dana,
      path: `${PLAN}/cancel?reason=leaving`,
      answers: { getPublicConfig: { stripeEnabled: false } },
    });
    expect(await screen.findByText('Fee for leaving early')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    await user.click(
      screen.getByRole('button', { name: /^End my plan on \w+ \d+(?:, \d{4})?, for a fee of \$/ }),
    );
    expect(await heading('Your plan is canceled')).toBeVisible();
    expect(screen.queryByText(/You paid/)).toBeNull();
    await user.click(await screen.findByRole('button', { name: /^Keep / }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Keep / })).toBeNull());
  });

  it('ends an unpaid plan at once, and charges nothing more', async () => {
    const gareth = { venue: 'trenance-cove', persona: 'pastdue' };
    await openPortal({ ...gareth, path: `${PLAN}/cancel?reason=leaving` });
    expect(await screen.findByText(/so Eight devices ends as soon as you cancel/)).toBeVisible();
    expect(screen.getByText(/^We’ll cancel the unpaid invoice for Eight devices/)).toBeVisible();
    expect(screen.queryByText(/change your mind/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Cancel now' })).toBeVisible();
  });

  it('includes the time that a pause has saved', async () => {
    await openPortal({
      venue: 'ruda-park-connect',
      persona: 'paused',
      path: `${PLAN}/cancel?reason=leaving`,
    });
    const says = await screen.findByText(/runs until/);
    const ask = async <T,>(path: string): Promise<T> =>
      (await callInAnotherTab(path)).json() as Promise<T>;
    const { startDate } = await ask<{ startDate: string }>('/pause');
    const [plan] = await ask<{ periodEnd: string }[]>('/billing/subscriptions');
    const kept = Date.parse(plan?.periodEnd ?? '') - Date.parse(startDate);
    // The server's clock, which other tests may have moved.
    const end = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(now() + kept);
    expect(says.textContent).toContain(`until ${end}`);
  });

  it('does not offer to pay a fee that did not load', async () => {
    await openPortal({
      ...dana,
      path: `${PLAN}/cancel?reason=leaving`,
      faults: [{ call: 'quoteCancellationFee', kind: '500' }],
    });
    expect(await heading('We couldn’t load the fee')).toBeVisible();
    expect(screen.queryByRole('button', { name: /and cancel/ })).toBeNull();
  });

  it('names the contacts where cancelling is switched off', async () => {
    await openPortal({
      ...dana,
      path: `${PLAN}/cancel`,
      answers: { getPublicConfig: { disableCancelSubscription: true } },
    });
    expect(await heading('You can’t cancel online here')).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: /^Call / })).toBeVisible();
  });
});
