import { readToken } from '@foyer/domain';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openNewAccount } from '~/testing/newAccount';
import { openPortal } from '~/testing/openPortal';
import { agreeAndContinue } from '~/testing/orderTerms';
import { fillIn, lastMessage, newEmail, pathIn } from '~/testing/sandbox';

/** A venue where a device buys without an account. */
const lido = { venue: 'saltwater-lido' } as const;
const lidoOrder = '/select-plan?plan=sl-splash-1day';
/** The order of a new customer, Ida Berg, whose gateway is not the one of the other browser. */
const idasOrder = '/select-plan?plan=hf-premium-3days';
const openIdasOrder = () =>
  openNewAccount(`${idasOrder}&step=confirm-plan`, undefined, 'hartsmere-forest');

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const link = (name: string) => screen.findByRole('link', { name });
/** At the boxes of the order, none of which is ticked; nothing can be paid before. Rule LAW-9. */
const asksForBoxes = async (path: string): Promise<void> => {
  await arrivesAt(`${path}&step=confirm-plan`);
  await heading('Check your order');
  expect(screen.getByRole('checkbox', { name: /^I agree to the/ })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: /^Start the service now/ })).not.toBeChecked();
};
const arrivesAt = (path: string) =>
  waitFor(() => expect(window.location.hash).toBe(`#${path}`), { timeout: 5000 });

/** A browser that has never been at the venue; the gateway there is another one. */
const openInAnotherBrowser = (path: string) => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  return openPortal({ path });
};

describe('an order whose window was closed', () => {
  it('is the first thing that the landing page offers, and asks for its boxes', async () => {
    const { user, goTo } = await openPortal({ ...lido, path: `${lidoOrder}&step=confirm-plan` });
    await button('Show how');
    goTo('/');
    await user.click(await link('Finish your order'));
    await asksForBoxes(lidoOrder);
    await agreeAndContinue(user);
    await arrivesAt(`${lidoOrder}&step=pay`);
    await link('Check my payment');
  });

  // BUY-14
  it('is checked from the landing page while the bank decides, and not offered to be paid again', async () => {
    const getOrder = { priceId: 'sl-splash-1day', couponCode: null, state: 'processing' };
    const { user } = await openPortal({ ...lido, path: '/', answers: { getOrder } });
    await user.click(await link('Check my payment'));
    await arrivesAt('/stripe-return');
    await heading('Checking your order');
    expect(screen.queryByRole('link', { name: 'Finish your order' })).toBeNull();
  });

  it('comes back with its coupon', async () => {
    const order = '/select-plan?plan=hf-premium-3days&coupon=LONGSTAY&step=confirm-plan';
    const { user, goTo } = await openPortal({ venue: 'hartsmere-forest', path: order });
    await button('Show how');
    goTo('/');
    await user.click(await link('Finish your order'));
    await waitFor(() => expect(window.location.hash).toContain('plan=hf-premium-3days'));
    expect(window.location.hash).toContain('coupon=LONGSTAY');
  });

  it('asks again once its page with the boxes was left and opened again', async () => {
    const { user, goTo } = await openPortal({ ...lido, path: `${lidoOrder}&step=confirm-plan` });
    await agreeAndContinue(user);
    await link('Check my payment');
    goTo('/');
    await link('Finish your order');
    goTo(`${lidoOrder}&step=confirm-plan`);
    await asksForBoxes(lidoOrder);
    goTo(`${lidoOrder}&step=pay`);
    await asksForBoxes(lidoOrder);
  });

  it('is found by someone who asks to check a payment that never arrived', async () => {
    const { user } = await openPortal({ ...lido, path: `${lidoOrder}&step=confirm-plan` });
    await agreeAndContinue(user);
    await user.click(await link('Check my payment'));
    await heading('You haven’t finished your order.');
    await user.click(await link('Go back to your order'));
    await arrivesAt(`${lidoOrder}&step=pay`);
  });

  it('does not exist for someone who ordered nothing', async () => {
    await openPortal({ path: '/stripe-return' });
    await heading('We couldn’t find a payment.');
    expect(await link('See plans')).toHaveAttribute('href', '#/select-plan');
  });

  it('shows no links where the backend keeps no orders', async () => {
    await openPortal({
      ...lido,
      path: `${lidoOrder}&step=confirm-plan`,
      faults: [{ call: 'saveOrder', kind: '404' }],
    });
    await heading('Check your order');
    expect(screen.queryByRole('button', { name: 'Show how' })).toBeNull();
  });
});

describe('a code on the screen', () => {
  it('opens the order in another browser, with the same customer logged in', async () => {
    const { user } = await openIdasOrder();
    await user.click(await button('Show how'));
    await user.click(await button('Open in your browser'));
    const code = (await screen.findByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/)).textContent;
    const other = await openInAnotherBrowser('/resume-order');
    await fillIn(other.user, await screen.findByLabelText('Code'), code.toLowerCase());
    await other.user.click(await button('Continue'));
    await asksForBoxes(idasOrder);
  });

  it('asks before it logs a visitor in by a code in the address, and the visitor can refuse', async () => {
    const { user } = await openIdasOrder();
    await user.click(await button('Show how'));
    await user.click(await button('Open in your browser'));
    const code = (await screen.findByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/)).textContent;
    const other = await openInAnotherBrowser(`/resume-order?code=${code}`);
    await heading('Continue as Ida?');
    expect(screen.getByText(/account of g•••@post\.example/)).toBeVisible();
    expect(readToken(localStorage.getItem('Token') ?? '')?.userId ?? null).toBeNull();
    await other.user.click(await link('That’s not me'));
    await arrivesAt('/');
    expect(readToken(localStorage.getItem('Token') ?? '')?.userId ?? null).toBeNull();
    const again = await openInAnotherBrowser(`/resume-order?code=${code}`);
    await again.user.click(await button('Continue as Ida'));
    await asksForBoxes(idasOrder);
  });

  it('leaves the address at once, and a wrong one can be corrected', async () => {
    await openPortal({ path: '/resume-order?code=AAAABBBB' });
    expect(await screen.findByText('That code isn’t right. Check it.')).toBeVisible();
    await arrivesAt('/resume-order');
    expect(await screen.findByLabelText('Code')).toBeVisible();
  });
});

describe('a link that was sent', () => {
  it('opens the order of a device that has no account once the visitor agrees', async () => {
    const { user } = await openPortal({ ...lido, path: `${lidoOrder}&step=confirm-plan` });
    const email = newEmail();
    await user.click(await button('Show how'));
    await fillIn(user, await screen.findByLabelText('Email address'), email);
    await user.click(await button('Email me a link'));
    await screen.findByText(/^We’ve sent the link to g•••@post\.example/);
    const path = pathIn(await lastMessage(email));
    const stranger = await openInAnotherBrowser(path);
    await heading('Continue this order?');
    expect(screen.getByText(/Wi-Fi you pay for works on the device where/)).toBeVisible();
    const kept = () => [localStorage.getItem('Token'), localStorage.getItem('foyer.location')];
    const before = kept();
    await stranger.user.click(await link('Go to the start page'));
    await arrivesAt('/');
    expect(kept()).toEqual(before);
    const other = await openInAnotherBrowser(path);
    await other.user.click(await button('Continue'));
    await asksForBoxes(lidoOrder);
  });

  it('asks a customer to log in', async () => {
    const { user, email } = await openIdasOrder();
    await user.click(await button('Show how'));
    await user.click(await button(`Email a link to ${email}`));
    await screen.findByText(/^We’ve sent the link to g•••@post\.example/);
    await openInAnotherBrowser(pathIn(await lastMessage(email)));
    await arrivesAt('/login');
  });

  it('leaves this device as the gateway sees it, where the window is the customer’s own', async () => {
    const { user, goTo, email } = await openIdasOrder();
    const before = localStorage.getItem('foyer.location');
    expect(before).toContain('gateway_proof');
    await user.click(await button('Show how'));
    await user.click(await button(`Email a link to ${email}`));
    await screen.findByText(/^We’ve sent the link to g•••@post\.example/);
    goTo(pathIn(await lastMessage(email)));
    await asksForBoxes(idasOrder);
    expect(localStorage.getItem('foyer.location')).toBe(before);
  });

  it('says beside the field when the address is wrong', async () => {
    const { user } = await openPortal({ ...lido, path: `${lidoOrder}&step=confirm-plan` });
    await user.click(await button('Show how'));
    await fillIn(user, await screen.findByLabelText('Email address'), 'nobody');
    await user.click(await button('Email me a link'));
    expect(await screen.findByLabelText('Email address')).toBeInvalid();
  });
});
