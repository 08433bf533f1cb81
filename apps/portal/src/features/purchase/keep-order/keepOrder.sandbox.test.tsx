import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { callApi } from '~/session/api/callApi';
import { openNewAccount } from '~/testing/newAccount';
import { openPortal } from '~/testing/openPortal';
import { areRequestsUnderWay, bodiesOf, takeCallsMade } from '~/testing/faults/recordCalls';
import { agreeAndContinue } from '~/testing/orderTerms';
import { fillIn } from '~/testing/sandbox';
import { PROVIDER_FORM, standInForProvider } from '~/testing/standInForProvider';

afterEach(() => void vi.unstubAllGlobals());

const at = (plan: string, step: string) => `/select-plan?plan=${plan}&step=${step}`;
const failing = { call: 'saveOrder', kind: '502' } as const;

const saves = () => bodiesOf('saveOrder') as { priceId: string; form?: object }[];
/** Waits for this many requests at least: the client itself repeats a call once. */
const asked = (count: number) =>
  waitFor(() => expect(saves().length).toBeGreaterThanOrEqual(count));
const reconnect = () => window.dispatchEvent(new Event('online'));

/** Reconnects, and waits for an answer that is asked for after all that reconnecting sends. */
const expectNothingSavedOnReconnect = async (): Promise<void> => {
  const before = saves().length;
  reconnect();
  await callApi('getPublicConfig');
  expect(saves()).toHaveLength(before);
};

// BUY-14, BUY-26
it('an order and a form whose saving was lost are there in another window all the same', async () => {
  const mac = '02:A4:83:E7:41:01';
  const { user, clearFaults } = await openPortal({
    path: at('cw-plus-month', 'sign-up'),
    mac,
    faults: [failing],
  });
  await fillIn(user, await screen.findByLabelText('First name'), 'Robin');
  await asked(2);
  await clearFaults();
  reconnect();
  await waitFor(() => expect(saves().at(-1)?.form).toMatchObject({ firstName: 'Robin' }));
  const again = await openPortal({ mac });
  await again.user.click(await screen.findByRole('link', { name: 'Finish your order' }));
  expect(await screen.findByLabelText('First name')).toHaveValue('Robin');
});

// BUY-26
it('what is typed while the server can’t be reached is saved once it can', async () => {
  const { user, injectFault, clearFaults } = await openPortal({
    path: at('cw-plus-month', 'sign-up'),
    mac: '02:A4:83:E7:41:02',
  });
  const name = await screen.findByLabelText('First name');
  await asked(1);
  await injectFault(failing);
  await fillIn(user, name, 'Robin');
  await waitFor(() => expect(saves().length).toBeGreaterThan(2), { timeout: 8000 });
  const before = saves().length;
  await clearFaults();
  reconnect();
  await waitFor(() => expect(saves().length).toBeGreaterThan(before));
  expect(saves().at(-1)?.form).toMatchObject({ firstName: 'Robin' });
});

// BUY-14
it('an order that could not be saved never replaces the one that the person chose after it', async () => {
  const { goTo, clearFaults } = await openPortal({
    path: at('cw-plus-month', 'sign-up'),
    mac: '02:A4:83:E7:41:03',
    faults: [failing],
  });
  await screen.findByLabelText('First name');
  await asked(2);
  await clearFaults();
  goTo(at('cw-essential-month', 'sign-up'));
  await waitFor(() => expect(saves().at(-1)?.priceId).toBe('cw-essential-month'));
  await expectNothingSavedOnReconnect();
});

// BUY-14
it('an order is not saved again once the person pays, because it would be offered for payment again', async () => {
  standInForProvider();
  const { user, injectFault, clearFaults, goTo } = await openNewAccount('/');
  await injectFault(failing);
  goTo(at('cw-plus-month', 'confirm-plan'));
  await asked(2);
  await agreeAndContinue(user);
  await screen.findByText(PROVIDER_FORM);
  await clearFaults();
  await expectNothingSavedOnReconnect();
});

// BUY-15
it('the ways to finish an order elsewhere are not offered to a support agent', async () => {
  const customer = await openNewAccount(at('cw-plus-month', 'confirm-plan'));
  const title = 'Finish later or on another device';
  expect(await screen.findByText(title)).toBeVisible();
  takeCallsMade();
  await customer.reload({ getSiteInfo: { isImpersonating: true } });
  expect(await screen.findByText(/^You’re acting for/)).toBeVisible();
  await asked(1);
  await waitFor(() => expect(areRequestsUnderWay()).toBe(false));
  expect(screen.queryByText(title)).toBeNull();
});
