import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openNewAccount } from '~/testing/newAccount';
import { agreeAndContinue } from '~/testing/orderTerms';
import { callInAnotherTab } from '~/testing/sandbox';
import { HANDOVER_MS } from './usePaymentReturn';

const payment = '/select-plan?plan=cw-plus-month&step=pay';

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
    const { submit, leave, startPlan, goTo, reload } = await openWithPlan('/');
    // A free plan alone doesn't show that an order is paid.
    await reload({ getOrder: { priceId: 'cw-connect-month', couponCode: null, state: 'paid' } });
    await startPlan();
    leave();
    const button = await screen.findByRole('button', { name: 'Connect this device' });
    expect(button).toBeVisible();
    expect(submit).not.toHaveBeenCalled();
    // The page knows the free plan, which it gave, and offers only paid ones.
    goTo('/select-plan');
    expect(await screen.findByRole('radio', { name: 'Plus' })).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'Connect' })).toBeNull();
  });

  it('connects the device once where the tab comes from the payment', async () => {
    const { submit, leave, startPlan, goTo, user } = await openWithPlan(payment);
    await agreeAndContinue(user);
    await screen.findByRole('link', { name: 'Check my payment' });
    await startPlan();
    leave();
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
    // The router's page comes next: no button flashes before it.
    const button = { name: 'Connect this device' };
    await screen.findByRole('heading', { level: 1, name: 'You’re all set.' });
    // THEME-12
    expect(document.querySelector('.f-doorway--open')).toBeVisible();
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
