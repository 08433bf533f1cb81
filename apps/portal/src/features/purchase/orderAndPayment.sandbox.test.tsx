import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { takeCallsMade } from '~/testing/faults/recordCalls';
import { openNewAccount } from '~/testing/newAccount';
import { agreeAndContinue } from '~/testing/orderTerms';
import { plansSold } from '~/testing/sandbox';
import { CARD_FIELD, PROVIDER_FORM, standInForProvider } from '~/testing/standInForProvider';

afterEach(() => vi.unstubAllGlobals());

const terms = () => screen.findByRole('checkbox', { name: /^I agree to the/ });
const startNow = () => screen.findByRole('checkbox', { name: /^Start the service now/ });
const button = (name: string) => screen.findByRole('button', { name });
const cardField = () => screen.findByRole('textbox', { name: CARD_FIELD });
const arrivesAt = (step: string) =>
  waitFor(() => expect(window.location.hash).toMatch(new RegExp(`step=${step}$`)));
const started = (): number =>
  takeCallsMade().filter((name) => name === 'createInternalSubscription').length;

// BUY-1
describe('an order whose card fields are ours (INTERNAL)', () => {
  const open = async () => {
    standInForProvider();
    const order = '/select-plan?plan=tc-single-4weeks&step=confirm-plan';
    return openNewAccount(order, undefined, 'trenance-cove');
  };

  it('opens them on its own screen, below the boxes, as the last step', async () => {
    const { user } = await open();
    expect(await screen.findByLabelText('Coupon')).toBeVisible();
    expect(await button('Continue to pay £9.00')).toBeVisible();
    expect(started()).toBe(0);
    await agreeAndContinue(user);
    expect(await cardField()).toBeVisible();
    expect(screen.getByRole('group', { name: 'Pay by card' })).toHaveFocus();
    expect(await button('Order and pay £9.00')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: /Check your order/ })).toBeVisible();
    const steps = screen.getByRole('list', { name: 'Step 2 of 2' });
    expect(within(steps).getAllByRole('listitem').at(-1)).toHaveTextContent('Pay');
    expect(started()).toBe(1);
  });

  it('fixes boxes and coupon while they are open, and closes them for another order', async () => {
    const { user } = await open();
    await agreeAndContinue(user);
    const before = (await cardField()).getAttribute('aria-label');
    expect(await terms()).toBeDisabled();
    expect(await startNow()).toBeDisabled();
    expect(screen.queryByLabelText('Coupon')).toBeNull();
    await user.click(await button('Change the order'));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: CARD_FIELD })).toBeNull());
    await arrivesAt('confirm-plan');
    expect(screen.getByRole('heading', { level: 1, name: /Check your order/ })).toHaveFocus();
    expect(await terms()).toBeChecked();
    await user.type(screen.getByLabelText('Coupon'), 'SEASIDE');
    await user.click(await button('Apply'));
    await user.click(await button('Continue to pay £6.30'));
    expect((await cardField()).getAttribute('aria-label')).not.toBe(before);
    expect(await button('Order and pay £6.30')).toBeVisible();
  });

  it('stops at a coupon that was typed and not applied', async () => {
    const { user } = await open();
    await user.type(await screen.findByLabelText('Coupon'), 'SEASIDE');
    await agreeAndContinue(user);
    expect(screen.getByLabelText('Coupon')).toHaveFocus();
    expect(await screen.findByText('Apply the coupon first, or clear the field.')).toBeVisible();
    expect(started()).toBe(0);
    await user.click(await button('Apply'));
    await user.click(await button('Continue to pay £6.30'));
    expect(await cardField()).toBeVisible();
  });

  it('reopens with the same boxes after a reload', async () => {
    const { user, reload } = await open();
    await agreeAndContinue(user);
    await cardField();
    await reload();
    expect(await cardField()).toBeVisible();
    expect(await terms()).toBeChecked();
    expect(await startNow()).toBeChecked();
  });
});

// BUY-1, LAW-15
describe('an order that ends in the provider’s own form', () => {
  it('opens it below the button that orders, on the same screen, and moves the focus there', async () => {
    standInForProvider();
    const { user } = await openNewAccount('/select-plan?plan=cw-plus-month&step=confirm-plan');
    expect(await button('Order and pay £25.00')).toBeVisible();
    expect(screen.queryByText(PROVIDER_FORM)).toBeNull();
    await agreeAndContinue(user);
    expect(await screen.findByText(PROVIDER_FORM)).toBeVisible();
    expect(screen.getByRole('group', { name: 'Pay by card' })).toHaveFocus();
    expect(screen.getByRole('heading', { level: 1, name: /Check your order/ })).toBeVisible();
  });

  // LAW-9
  it('after a reload, leaves a box unticked that the person has not seen', async () => {
    standInForProvider();
    const free = '/select-plan?plan=cw-plus-month&coupon=WELCOME100&step=confirm-plan';
    const { user, reload } = await openNewAccount(free);
    await agreeAndContinue(user);
    await screen.findByText(PROVIDER_FORM);
    const again = await reload();
    await again.user.click(await button('Change the order'));
    await again.user.click(await button('Remove'));
    expect(await button('Order and pay £25.00')).toBeVisible();
    expect(await startNow()).not.toBeChecked();
    expect(await terms()).toBeChecked();
  });

  // LAW-10
  it('says that the price has changed, and waits for boxes and button again', async () => {
    standInForProvider();
    const { user, reload } = await openNewAccount(
      '/select-plan?plan=cw-plus-month&step=confirm-plan',
    );
    await agreeAndContinue(user);
    await screen.findByText(PROVIDER_FORM);
    const plans = await plansSold('canal-wharf');
    const now = await reload({ getPlans: plans.map((plan) => ({ ...plan, price: 27 })) });
    expect(await screen.findByRole('alert')).toHaveTextContent('The price has changed');
    expect(await button('Order and pay £27.00')).toBeVisible();
    await arrivesAt('confirm-plan');
    expect(screen.queryByText(PROVIDER_FORM)).toBeNull();
    expect(await terms()).not.toBeChecked();

    // A person who has agreed to the new price knows it.
    await now.user.click(await terms());
    await now.user.click(await startNow());
    await now.user.click(await button('Order and pay £27.00'));
    await arrivesAt('pay');
    await now.user.click(await button('Change the order'));
    expect(await button('Order and pay £27.00')).toBeVisible();
    expect(screen.queryByText('The price has changed')).toBeNull();
  });
});
