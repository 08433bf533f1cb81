import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fillIn, newEmail, PASSWORD } from '~/testing/sandbox';
import { agreeAndContinue, expectAbove, howToCancel, orderTerms } from '~/testing/orderTerms';
import { openNewAccount } from '~/testing/newAccount';
import { openPortal } from '~/testing/openPortal';
import { takeCallsMade } from '~/testing/faults/recordCalls';

/** Waits for the heading of a step and for its focus. */
const arriveAt = async (name: string | RegExp): Promise<void> => {
  const heading = await screen.findByRole('heading', { level: 1, name });
  await waitFor(() => expect(document.activeElement).toBe(heading));
};

/** Fills in the form of the step that makes an account. */
const fillInDetails = async (user: UserEvent): Promise<void> => {
  await fillIn(user, await screen.findByLabelText('First name'), 'Robin');
  await fillIn(user, screen.getByLabelText('Last name'), 'Ellis');
  await fillIn(user, screen.getByRole('textbox', { name: 'Email address' }), newEmail());
  await fillIn(user, screen.getByLabelText('Choose a password'), PASSWORD);
  await user.click(screen.getByRole('checkbox', { name: /terms/ }));
};

describe('each step of a purchase', () => {
  it('moves the focus to its heading, even while its code is loading', async () => {
    const { user } = await openPortal({ path: '/select-plan' });
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await arriveAt('Your details');
    await fillInDetails(user);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await arriveAt(/Check your order/);
    // The card provider's script arrives while the user reads, and does not run.
    const fetched = document.head.querySelector('link[rel="preload"][as="script"]');
    expect(fetched).toHaveAttribute('href', expect.stringContaining('stripe'));
    expect('Stripe' in window).toBe(false);
  });

  it('ends with paying where paid plans take a card, also before a plan is chosen', async () => {
    await openPortal({ venue: 'trenance-cove', path: '/select-plan' });
    const steps = await screen.findByRole('list', { name: 'Step 1 of 3' });
    expect(within(steps).getAllByRole('listitem').at(-1)).toHaveTextContent('Pay');
  });

  it('names no details again, once the user has an account and goes back to the plans', async () => {
    const { user, goTo } = await openPortal({ path: '/select-plan' });
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await fillInDetails(user);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await arriveAt(/Check your order/);
    expect(screen.getByRole('list', { name: 'Step 3 of 3' })).toBeVisible();
    goTo('/select-plan');
    await arriveAt('Choose a plan');
    expect(await screen.findByRole('list', { name: 'Step 1 of 2' })).toBeVisible();
    expect(screen.queryByText('Your details')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await arriveAt(/Check your order/);
    expect(screen.getByRole('list', { name: 'Step 2 of 2' })).toBeVisible();
  });
});

// START-14
describe('making an account during a purchase', () => {
  it.each([
    ['asks nothing more where the answer brings it all', {}, []],
    [
      'asks for the rest where the backend brings only the user',
      { registerUser: { nextAnswers: null } },
      ['gatewayLogin', 'getSiteInfo', 'getUser'],
    ],
  ])('%s', async (_, answers, expected) => {
    const portal = await openPortal({ path: '/select-plan', answers });
    await portal.user.click(await screen.findByRole('button', { name: 'Continue' }));
    await fillInDetails(portal.user);
    await portal.fetchedAhead;
    takeCallsMade();
    await portal.user.click(screen.getByRole('button', { name: 'Continue' }));
    await arriveAt(/Check your order/);
    const asked = ['gatewayLogin', 'getSiteInfo', 'getUser'];
    expect(
      takeCallsMade()
        .filter((name) => asked.includes(name))
        .toSorted(),
    ).toEqual(expected);
    expect(portal.store.getState().session.account?.siteUser.firstName).toBe('Robin');
    expect(portal.store.getState().site.info?.isLoggedIn).toBe(true);
  });
});

describe('what the law wants before the order', () => {
  const order = '/select-plan?plan=sl-splash-1day&step=confirm-plan';

  it('stands above the button: the payment, the right to withdraw, tax and the seller', async () => {
    await openPortal({ venue: 'saltwater-lido', path: order });
    const button = await screen.findByRole('button', { name: /^Order and pay / });
    expectAbove(button, orderTerms);
  });

  it('has a row for payment, cancelling, withdrawal and seller, and unfolds the details', async () => {
    const { user } = await openNewAccount('/select-plan?plan=cw-plus-month&step=confirm-plan');
    const names = await screen.findAllByRole('term');
    expect(names.slice(-4).map(({ textContent }) => textContent)).toEqual([
      'Payment',
      'Cancelling',
      'Withdrawal',
      'Seller',
    ]);
    for (const text of [
      'All prices include tax.',
      howToCancel,
      /^You have 14 days to withdraw/,
      /^Sold by /,
    ])
      expect(screen.getByText(text)).toBeVisible();
    const contract = screen.getByText(/^You can change everything until/);
    expect(contract).not.toBeVisible();
    await user.click(screen.getByText('Details'));
    expect(contract).toBeVisible();
  });

  it.each([
    ['the provider’s form', 'canal-wharf', 'cw-plus-month'],
    ['our card form', 'trenance-cove', 'tc-single-4weeks'],
  ])('keeps its details unfolded when the payment opens: %s', async (_, venue, plan) => {
    const { user } = await openNewAccount(
      `/select-plan?plan=${plan}&step=confirm-plan`,
      undefined,
      venue,
    );
    await user.click(await screen.findByText('Details'));
    await agreeAndContinue(user);
    await screen.findByRole('group', { name: 'Pay by card' });
    expect(screen.getByText(/^You can change everything until/)).toBeVisible();
  });

  it('stands between our card fields and the button that orders', async () => {
    const { user } = await openNewAccount(
      '/select-plan?plan=tc-single-4weeks&step=confirm-plan',
      undefined,
      'trenance-cove',
    );
    await agreeAndContinue(user);
    const fields = await screen.findByRole('heading', { name: 'Pay by card' });
    const terms = screen.getByText('Details');
    expect(fields.compareDocumentPosition(terms)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('stands above the provider’s own form, too', async () => {
    const { user } = await openPortal({ venue: 'saltwater-lido', path: order });
    await agreeAndContinue(user);
    const form = await screen.findByRole('status', { name: 'Opening the secure card form' });
    expectAbove(form, orderTerms);
  });

  // LAW-17
  it('has the right to withdraw whole, with its form, over the order', async () => {
    const { user } = await openPortal({ venue: 'saltwater-lido', path: order });
    const startNow = await screen.findByRole('checkbox', { name: /^Start the service now/ });
    await user.click(startNow);
    await user.click(screen.getByRole('button', { name: /^Right to withdraw/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('heading', { name: 'Model cancellation form' })).toBeVisible();
    expect(dialog.getByText(/within 14 days without giving any reason/)).toBeVisible();
    expect(dialog.getByText(/you pay us for the service you had/)).toBeVisible();
    expect(
      dialog.getByText(/^– To Foyer Networks Ltd, 18 Canal Street, Manchester M1 3HE, [\d ]+:$/),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(startNow).toBeChecked();
    expect(screen.getByRole('heading', { level: 1, name: /Check your order/ })).toBeVisible();
  });

  // LAW-17
  it('names the days to withdraw where the backend has no more to say of them', async () => {
    const { user } = await openPortal({
      venue: 'saltwater-lido',
      path: order,
      answers: { getTerms: { withdrawal: null } },
    });
    await user.click(await screen.findByRole('button', { name: /^Right to withdraw/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('You have 14 days to withdraw from this order.')).toBeVisible();
  });

  // LAW-15, BUY-21
  it('obliges to pay even where a coupon leaves nothing to pay today, and asks for a card', async () => {
    const { user } = await openNewAccount(
      '/select-plan?plan=cw-plus-month&coupon=WELCOME100&step=confirm-plan',
    );
    const obliges = await screen.findByRole('button', { name: 'Order with obligation to pay' });
    for (const box of screen.getAllByRole('checkbox')) await user.click(box);
    await user.click(obliges);
    expect(await screen.findByRole('status', { name: /secure card form/ })).toBeVisible();
  });

  it('asks for no card where a coupon makes a plan free that is paid once', async () => {
    const { reload } = await openNewAccount(
      '/select-plan?plan=cw-plus-week&coupon=FIVER&step=confirm-plan',
    );
    await reload({ validateCoupon: { discount: { kind: 'percent', percent: 100 } } });
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible();
    expect(screen.queryByText(/add a card/i)).toBeNull();
    const steps = screen.getByRole('list', { name: /^Step / });
    expect(within(steps).getAllByRole('listitem').at(-1)).toHaveTextContent('Order');
  });

  // LAW-9
  it('asks for no start and names no price for it while the first payment is free', async () => {
    await openNewAccount('/select-plan?plan=cw-plus-month&coupon=WELCOME100&step=confirm-plan');
    const obliges = await screen.findByRole('button', { name: 'Order with obligation to pay' });
    expectAbove(obliges, [orderTerms[0] ?? '', 'If you withdraw in time, you pay nothing.']);
    expect(screen.queryByRole('checkbox', { name: /^Start the service now/ })).toBeNull();
    expect(screen.getByRole('checkbox', { name: /terms/ })).toBeVisible();
  });

  // LAW-5
  it('says that nothing is left to refund of a plan that ends before the days to withdraw', async () => {
    await openPortal({ venue: 'saltwater-lido', path: order });
    const button = await screen.findByRole('button', { name: /^Order and pay / });
    expectAbove(button, [/^Once your \w+ has ended, there’s nothing left to refund\.$/]);
  });

  it('asks apart for the terms and for starting at once, and goes nowhere without both', async () => {
    const { user } = await openPortal({ venue: 'saltwater-lido', path: order });
    await user.click(await screen.findByRole('checkbox', { name: /^I agree to the/ }));
    await user.click(screen.getByRole('button', { name: /^Order and pay / }));
    const startNow = screen.getByRole('checkbox', {
      name: 'Start the service now. If I withdraw within 14 days, I pay for the time I’ve had it.',
    });
    await waitFor(() => expect(startNow).toHaveFocus());
    expect(startNow).toBeInvalid();
    expect(screen.getByRole('heading', { level: 1, name: /Check your order/ })).toBeVisible();
    expect(startNow).toHaveFocus();
  });
});

describe('the order of a plan that costs nothing', () => {
  it('speaks of no payment after a withdrawal', async () => {
    await openNewAccount('/select-plan?plan=cw-connect-month&step=confirm-plan');
    expect(await screen.findByRole('button', { name: 'Get online for free' })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /terms/ })).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /^Start the service now/ })).toBeNull();
  });
});

describe('a coupon code that a URL path cannot contain', () => {
  it.each(['.', '..'])('"%s" is refused as unknown like any other', async (code) => {
    await openPortal({ path: `/select-plan?coupon=${code}` });
    const banner = (await screen.findByText(`Coupon ${code}`)).closest('[role=status]');
    expect(banner?.textContent).toContain('This coupon isn’t valid here.');
  });
});

describe('a coupon that replaces another', () => {
  it('shows no discount of the previous coupon while it is checked', async () => {
    const { goTo, injectFault } = await openPortal({ path: '/select-plan?coupon=AUTUMN20' });
    expect(await screen.findByText('20% off, 3 payments')).toBeVisible();
    await injectFault({ call: 'validateCoupon', kind: 'slow', delayMs: 300 });
    goTo('/select-plan?coupon=FIVER');
    const banner = (await screen.findByText('Coupon FIVER')).closest('[role=status]');
    expect(banner?.textContent).toContain('£5.00 off, 1 payment');
  });
});
