import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { callInAnotherTab, plansSold } from '~/testing/sandbox';
import { openNewAccount } from '~/testing/newAccount';
import { PROVIDER_FORM, standInForProvider } from '~/testing/standInForProvider';
import { openPortal } from '~/testing/openPortal';
import { takeCallsMade } from '~/testing/faults/recordCalls';
import { agreeAndContinue, expectAbove, howToCancel } from '~/testing/orderTerms';

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const radio = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });

describe('choosing a plan', () => {
  it('starts with 4 weeks, and names each billing cycle', async () => {
    await openPortal({ venue: 'trenance-cove', path: '/select-plan' });
    expect((await radio('4 Weeks')).checked).toBe(true);
    expect(screen.getAllByRole('radio').map((one) => one.parentElement?.textContent)).toEqual(
      expect.arrayContaining(['4 Weeks', '1 Day', '1 Year']),
    );
  });

  it('starts with the cycle in a special customer’s code', async () => {
    await openPortal({ venue: 'union-street', persona: 'priya', path: '/select-plan-anchor' });
    await heading('Get faster Wi-Fi');
    expect(await radio('Exam boost')).toBeVisible();
  });

  // ROUTE-2
  it('offers a resident the way back to their devices, and a visitor the log-in', async () => {
    const boosts = { venue: 'union-street', path: '/select-plan-anchor' };
    const { user } = await openPortal({ ...boosts, persona: 'priya' });
    await user.click(await screen.findByRole('link', { name: 'Account' }));
    await heading(/^Personal.Network/i);
    expect(window.location.hash).toBe('#/portal/device-management');
    await openPortal({ venue: 'trenance-cove', path: '/select-plan' });
    expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Account' })).toBeNull();
  });

  it('keeps plans that renew apart from those of the same month that do not, and names types', async () => {
    const { user } = await openPortal({ venue: 'ruda-park-connect', path: '/select-plan' });
    await user.click(await radio('1 Month'));
    const group = async (name: string): Promise<(string | undefined)[]> => {
      expect(await screen.findByRole('heading', { level: 2, name })).toBeVisible();
      const list = screen.getByRole('radiogroup', { name });
      return within(list)
        .getAllByRole<HTMLInputElement>('radio')
        .map((one) => one.labels?.[0]?.querySelector('[id$="name"]')?.textContent);
    };
    expect(await group('Monthly')).toEqual(['Premium']);
    expect(await group('1 Month')).toEqual(['Basic']);
    expect(await group('Caravan owners')).toEqual(['Own caravan']);
    expect(screen.getByText('Awesome')).toBeVisible();
    // A cycle with one group needs no heading.
    await user.click(await radio('4 Weeks'));
    expect(await screen.findByRole('radiogroup', { name: 'Plans' })).toBeVisible();
    expect(screen.queryByRole('heading', { level: 2, name: '4 Weeks' })).toBeNull();
  });

  it('shows monthly and daily plans at a custom site, in the site’s words', async () => {
    const { user } = await openPortal({ venue: 'hartsmere-forest', path: '/select-plan' });
    await heading('Choose a pass');
    expect((await radio('Monthly')).checked).toBe(true);
    await user.click(await radio('Daily'));
    const oneDay = within(await screen.findByRole('radiogroup', { name: '1 Day' }));
    const standard = oneDay.getByRole('radio', { name: 'Lodge Standard' });
    expect(standard.closest('label')).toHaveTextContent('£3.50');
  });

  it('says what a light tier is good for, and names the minimum term', async () => {
    await openPortal({ venue: 'halden-arcade', path: '/select-plan' });
    expect(await screen.findByText('Good for messages and browsing')).toBeVisible();
    await openPortal({ venue: 'mercer-lofts', path: '/select-plan' });
    expect(await screen.findByText('Minimum term: 12 months')).toBeVisible();
  });

  it('offers only free plans where card payments are switched off', async () => {
    const { user } = await openPortal({
      path: '/select-plan',
      answers: { getPublicConfig: { stripeEnabled: false } },
    });
    await user.click(await radio('Plus'));
    expect(await screen.findByText('You can’t buy this plan online here')).toBeVisible();
    await user.click(await radio('Connect'));
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible();
  });

  it('does not mention cancelling where no plan on offer renews', async () => {
    await openPortal({ venue: 'saltwater-lido', path: '/select-plan' });
    expect(await screen.findByText(/You pay once and nothing renews/)).toBeVisible();
    expect(screen.queryByText(/\bcancel\b/)).toBeNull();
  });

  it('says that Wi-Fi is included where the venue pays for it', async () => {
    await openPortal({ venue: 'saltwater-lido', path: '/select-plan' });
    await heading('Get faster Wi-Fi');
    expect(screen.getByText(/^Wi-Fi is included here\. A plan adds more speed\./)).toBeVisible();
  });

  it('shows a message where there are no plans', async () => {
    await openPortal({ venue: 'canal-hall', path: '/select-plan-anchor' });
    expect(await screen.findByText('No boosts available')).toBeVisible();
    expect(screen.queryByText(/adds more speed/)).toBeNull();
  });

  it('redirects users to the plan page of their portal type', async () => {
    await openPortal({ path: '/select-plan-anchor' });
    await waitFor(() => expect(window.location.hash).toBe('#/select-plan'));
  });
});

describe('a coupon in the address', () => {
  it('opens its hidden plan, and the other plans when the user removes it', async () => {
    const { user } = await openPortal({ path: '/select-plan?coupon=WHARFSTAFF' });
    expect(await radio('Wharf Staff')).toBeVisible();
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'See all plans' }));
    expect(await radio('Plus')).toBeVisible();
    expect(window.location.hash).toBe('#/select-plan');
  });

  it.each([
    ['NOSUCH', 'This coupon isn’t valid here.'],
    ['SUMMER25', 'This coupon has expired.'],
  ])('%s is refused with the server’s message, and can be removed', async (code, message) => {
    const { user } = await openPortal({ path: `/select-plan?coupon=${code}` });
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByText(`Coupon ${code}`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText(`Coupon ${code}`)).toBeNull());
  });
});

describe('the remaining steps', () => {
  it('leave out signing up for a customer who has an account', async () => {
    const { user } = await openNewAccount('/select-plan');
    expect(await screen.findByRole('list', { name: 'Step 1 of 2' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('list', { name: 'Step 2 of 2' })).toBeVisible();
  });

  it.each([
    ['a visitor', { path: '/select-plan' }, 3],
    ['a device that needs no account', { venue: 'saltwater-lido', path: '/select-plan' }, 2],
    ['extras for such a device', { venue: 'tollgate-house', path: '/select-plan-anchor' }, 2],
  ])('are counted from the first page on: %s', async (_, opening, total) => {
    const { user } = await openPortal(opening);
    expect(await screen.findByRole('list', { name: `Step 1 of ${total}` })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('list', { name: `Step 2 of ${total}` })).toBeVisible();
  });

  it('start with signing up for a visitor', async () => {
    await openPortal({ path: '/select-plan?plan=cw-plus-month&step=pay' });
    await heading('Your details');
    expect(await screen.findByLabelText('Choose a password')).toBeVisible();
  });

  it('leave out signing up for a device without an account that buys one day', async () => {
    await openPortal({
      venue: 'saltwater-lido',
      path: '/select-plan?plan=sl-splash-1day&step=sign-up',
    });
    await heading('Check your order');
    expect(await screen.findByRole('button', { name: 'Order and pay £2.00' })).toBeVisible();
  });

  it.each([
    ['a plan that can be left at any time', null, true],
    ['a contract', 12, false],
  ])('say how it can be left: %s', async (_, contractMonths, isFreeToLeave) => {
    const { reload } = await openNewAccount('/select-plan?plan=cw-plus-month&step=confirm-plan');
    const plans = await plansSold('canal-wharf');
    const contract = contractMonths !== null;
    await reload({ getPlans: plans.map((plan) => ({ ...plan, contract, contractMonths })) });
    expect(await screen.findByText(/renews until you cancel\.$/)).toBeVisible();
    const cancelling = screen.getByText('Cancelling').nextElementSibling;
    const anyTime = isFreeToLeave ? 'You can cancel at any time.' : '';
    expect(cancelling).toHaveTextContent(`${anyTime}${howToCancel}`);
    expect(
      screen.queryAllByText(
        /^Minimum term: 12 months\. For the whole term you’ll pay £300\.00\. If you leave/,
      ),
    ).toHaveLength(contract ? 1 : 0);
    const button = screen.getByRole('button', { name: /^Order and pay / });
    expectAbove(button, [howToCancel]);
  });

  // LAW-10
  it('name what a minimum term costs in all with a coupon, too', async () => {
    const { reload } = await openNewAccount(
      '/select-plan?plan=cw-plus-month&coupon=WELCOME100&step=confirm-plan',
    );
    const plans = await plansSold('canal-wharf');
    const term = { contract: true, contractMonths: 12 };
    await reload({ getPlans: plans.map((plan) => ({ ...plan, ...term })) });
    expect(
      await screen.findByText(
        /^Minimum term: 12 months\. For the whole term you’ll pay £275\.00\./,
      ),
    ).toBeVisible();
  });

  it('require the terms first, and show the error beside the box', async () => {
    const { user } = await openPortal({
      venue: 'saltwater-lido',
      path: '/select-plan?plan=sl-splash-1day&step=confirm-plan',
    });
    await user.click(await screen.findByRole('button', { name: /^Order and pay/ }));
    // The terms, and starting at once.
    expect(await screen.findAllByText('Tick the box to continue.')).toHaveLength(2);
  });

  // LAW-10
  it('refuse to charge another price than the button says, and read the prices again', async () => {
    const { user, reload } = await openPortal({
      venue: 'saltwater-lido',
      path: '/select-plan?plan=sl-splash-1day&step=confirm-plan',
    });
    const plans = await plansSold('saltwater-lido');
    await reload({ getPlans: plans.map((plan) => ({ ...plan, price: 1 })) });
    expect(await screen.findByRole('button', { name: 'Order and pay £1.00' })).toBeVisible();
    takeCallsMade();
    await agreeAndContinue(user);
    expect((await screen.findByRole('alert')).textContent).toMatch(/The price you saw has expired/);
    await waitFor(() => expect(takeCallsMade()).toContain('getPlans'));
  });

  it('include confirming the address where the site requires it, and keep the order', async () => {
    await openPortal({
      venue: 'station-lofts',
      persona: 'unverified',
      path: '/select-plan?plan=st-plus-month&step=confirm-plan',
    });
    await heading('Check your email.');
    expect(window.location.hash).toMatch(
      /select-plan-email-verification\?plan=st-plus-month&step=confirm-plan/,
    );
  });
});

describe('a card form whose checkout another window has ended', () => {
  afterEach(() => vi.unstubAllGlobals());

  const form = () => screen.findByText(PROVIDER_FORM);

  it('shows our own message, and starts again', async () => {
    standInForProvider();
    const { user } = await openPortal({
      venue: 'saltwater-lido',
      path: '/select-plan?plan=sl-splash-1day&step=confirm-plan',
    });
    await agreeAndContinue(user);
    const first = (await form()).textContent;
    const elsewhere = await callInAnotherTab('/billing/create-checkout-session', {
      method: 'POST',
      body: JSON.stringify({
        priceId: 'sl-splash-1day',
        mode: 'payment',
        returnPath: '/stripe-return?elsewhere=1',
      }),
    });
    expect(elsewhere.status).toBeLessThan(300);
    window.dispatchEvent(new Event('focus'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^This card form has expired\./);
    expect(screen.queryByText(/^The form of /)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    expect((await form()).textContent).not.toBe(first);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a payment that the user returns from', () => {
  it('with an unknown session: shows an error, and what happens to a second payment', async () => {
    const { goTo } = await openNewAccount('/');
    goTo('/stripe-return?session_id=cs_nobody');
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /we’ll refund the second payment/,
    );
    await heading('We couldn’t check your order.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the start page' })).toBeVisible();
  });

  it.each([
    ['canal-wharf', '/stripe-return?session_id=cs_nobody'],
    ['trenance-cove', '/stripe-return?purchase=internal'],
    ['union-street', '/stripe-return?purchase=internal'],
  ])(
    'offers to log in where a browser without an account knows no order (%s)',
    async (venue, path) => {
      await openPortal({ venue, path });
      await heading('Log in to see your order.');
      expect(screen.getByText(/go back to the browser you ordered in/)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '#/login');
      expect(screen.queryByText(/in a moment|takes a few seconds/)).toBeNull();
    },
  );

  // START-14
  it('has the gateway alone asked while the payment is still being looked up', async () => {
    const { goTo, fetchedAhead } = await openNewAccount('/');
    await fetchedAhead;
    takeCallsMade();
    const send = globalThis.fetch;
    let logInAtGateway = (): void => undefined;
    const gatewayAsked = new Promise<void>((resolve) => (logInAtGateway = resolve));
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
      if (String(url).endsWith('/gateway/login')) logInAtGateway();
      if (String(url).includes('/session-status/')) await gatewayAsked;
      return send(url, init);
    });
    goTo('/stripe-return?session_id=cs_nobody');
    await heading('We couldn’t check your order.');
    // The router's form loads the page again, and with it the account and the site.
    const calls = takeCallsMade();
    expect(calls).toContain('gatewayLogin');
    expect(calls).toEqual(expect.not.arrayContaining(['getUser']));
    expect(calls).toEqual(expect.not.arrayContaining(['getSiteInfo']));
  });

  it('waits for the plan on the INTERNAL engine, without showing the plans again', async () => {
    await openPortal({
      venue: 'trenance-cove',
      path: '/stripe-return?purchase=internal',
      // The order is paid, and the plan is not active yet.
      answers: { getOrder: { priceId: 'tc-single-4weeks', couponCode: null, state: 'paid' } },
    });
    await heading('Setting up your plan');
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

describe('a payment of the INTERNAL engine that was left with nothing paid', () => {
  const payment = '/select-plan?plan=tc-single-4weeks&step=pay';

  /** Opens the payment in a window that is then closed. */
  const leavePayment = async () => {
    const portal = await openNewAccount('/', undefined, 'trenance-cove');
    const priceId = 'tc-single-4weeks';
    const begun = await callInAnotherTab('/internal-subscription', {
      method: 'POST',
      body: JSON.stringify({ priceId }),
    });
    expect(begun.status).toBe(201);
    return portal;
  };

  it('is an unfinished order on the return page, which leads back to the payment', async () => {
    const { goTo } = await leavePayment();
    goTo('/stripe-return?purchase=internal');
    await heading('You haven’t finished your order.');
    expect(screen.getByText('You haven’t been charged.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go back to your order' })).toHaveAttribute(
      'href',
      `#${payment}`,
    );
    expect(screen.queryByText(/received your order/)).toBeNull();
  });

  it('is an unfinished order on the first page of the account', async () => {
    const { goTo } = await leavePayment();
    goTo('/portal');
    expect(await screen.findByText('You haven’t finished your order yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Finish your order' })).toHaveAttribute(
      'href',
      `#${payment}`,
    );
  });
});
