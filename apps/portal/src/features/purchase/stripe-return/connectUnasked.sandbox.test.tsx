import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openNewAccount } from '~/testing/newAccount';
import { callInAnotherTab } from '~/testing/sandbox';
import { HANDOVER_MS } from './usePaymentReturn';

const payStep = '/select-plan?plan=cw-plus-month&step=pay';

/** A customer whose plan has started, and whose device the gateway would connect. */
const openWithPlan = async (path: string) => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
  const portal = await openNewAccount(path);
  const leave = (): void => portal.goTo('/stripe-return?purchase=x');
  const startPlan = async (): Promise<void> => {
    const started = await callInAnotherTab('/internal-subscription/activate-free', {
      method: 'POST',
      body: JSON.stringify({ priceId: 'cw-connect-month' }),
    });
    expect(started.status).toBe(201);
  };
  return { ...portal, submit, leave, startPlan };
};

afterEach(() => vi.restoreAllMocks());

// CONN-10
describe('the page that a payment returns to', () => {
  it('asks before it connects a device in a tab that has opened no payment', async () => {
    const { submit, leave, startPlan, goTo } = await openWithPlan('/');
    await startPlan();
    leave();
    const button = await screen.findByRole('button', { name: 'Connect this device' });
    expect(button).toBeVisible();
    expect(submit).not.toHaveBeenCalled();
    // The page knows the plan, which it sold, and does not offer plans again.
    goTo('/select-plan');
    await waitFor(() => expect(window.location.hash).toBe('#/portal'));
  });

  it('connects the device once where the tab comes from the pay step', async () => {
    const { submit, leave, startPlan, goTo, user } = await openWithPlan(payStep);
    await user.click(await screen.findByRole('checkbox', { name: /terms/ }));
    await user.click(screen.getByRole('checkbox', { name: /^Start the service now/ }));
    await user.click(screen.getByRole('button', { name: /^Order and pay/ }));
    await screen.findByRole('link', { name: 'Check my payment' });
    await startPlan();
    leave();
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
    // The router's page comes next: no button flashes before it.
    const button = { name: 'Connect this device' };
    await screen.findByRole('heading', { level: 1, name: 'You’re all set.' });
    expect(screen.queryByRole('button', button)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Go to my account' })).toBeNull();
    // Where the router doesn't answer, the person can try.
    await screen.findByRole('button', button, { timeout: HANDOVER_MS + 2000 });
    goTo('/');
    leave();
    await screen.findByRole('button', button);
    expect(submit).toHaveBeenCalledTimes(1);
  });
});
