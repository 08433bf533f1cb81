import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { callSandboxConsole } from '~/testing/callSandboxConsole';
import { takeCallsMade } from '~/testing/faults/recordCalls';
import { gatewayAnswered } from '~/session/store/sessionSlice';
import { openPortal, type OpenPortal } from '~/testing/openPortal';

const frances = { venue: 'meridian-tower', persona: 'frances' };
const ACTION = { name: 'Disconnect this device' };

/** The state of this device at the gateway. */
const stateAtGateway = async ({ store }: OpenPortal): Promise<unknown> => {
  const { location } = store.getState().session;
  const query = new URLSearchParams({
    mac: location?.mac ?? '',
    location_id: location?.locationId ?? '',
  });
  return callSandboxConsole(`/device?${query}`);
};

/** Submits the gateway's form, as the button "Connect" does. */
const connectAgain = async ({ store }: OpenPortal): Promise<void> => {
  const { connect } = store.getState().session;
  if (!connect) throw new Error('The gateway gave no form.');
  await fetch(connect.action, {
    method: connect.method,
    body: new URLSearchParams(connect.fields),
    redirect: 'manual',
  });
};

const dialog = () => screen.findByRole('alertdialog', { name: 'Disconnect this device?' });

describe('disconnecting this device', () => {
  it('is offered on the page of this device only, says what it does, and then leads to Connect', async () => {
    const portal = await openPortal({ ...frances, path: '/portal/device-management' });
    const { user } = portal;
    await user.click(await screen.findByRole('link', { name: 'Edit Desk phone' }));
    await screen.findByRole('button', { name: 'Remove this device' });
    expect(screen.queryByRole('button', ACTION)).toBeNull();

    portal.goTo('/portal/device-management');
    await user.click(await screen.findByRole('link', { name: 'Edit ThinkPad' }));
    takeCallsMade();
    await user.click(await screen.findByRole('button', ACTION));
    expect(within(await dialog()).getByText(/will lose its internet access here/)).toBeVisible();
    expect(
      within(await dialog()).getByText(/Your account and your plan stay as they are/),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Stay online' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(takeCallsMade()).not.toContain('routerLogout');

    await user.click(screen.getByRole('button', ACTION));
    await user.click(within(await dialog()).getByRole('button', { name: 'Disconnect' }));
    expect(await screen.findByText('We’ve disconnected this device.')).toBeVisible();
    expect(takeCallsMade()).toEqual(expect.arrayContaining(['routerLogout', 'gatewayLogin']));
    expect(await stateAtGateway(portal)).toMatchObject({ state: 'captive' });
    await waitFor(() => expect(screen.queryByRole('button', ACTION)).toBeNull());
    portal.goTo('/portal/device-management');
    expect(await screen.findByRole('button', { name: /^Connect/ })).toBeVisible();

    await connectAgain(portal);
    expect(await stateAtGateway(portal)).toMatchObject({ state: 'online' });
  });

  it('says nothing of a log-out or an account to guests, who have not logged in', async () => {
    const { store, user } = await openPortal({ venue: 'canal-wharf' });
    act(() => {
      store.dispatch(gatewayAnswered({ deviceState: 'online', connect: null }));
    });
    await user.click(await screen.findByRole('button', ACTION));
    expect(within(await dialog()).getByText(/will lose its internet access here/)).toBeVisible();
    expect(screen.queryByText(/after you log out|Your account/)).toBeNull();
  });

  it('says that it disconnected nothing where the router doesn’t know the device', async () => {
    const portal = await openPortal({
      ...frances,
      path: '/portal/device-management',
      // The gateway's proof of the device is over.
      answers: { getSiteInfo: { quarantineCredentials: null } },
    });
    await portal.user.click(await screen.findByRole('link', { name: 'Edit ThinkPad' }));
    await portal.user.click(await screen.findByRole('button', ACTION));
    await portal.user.click(within(await dialog()).getByRole('button', { name: 'Disconnect' }));
    expect(await screen.findByText(/We couldn’t disconnect this device/)).toBeVisible();
    expect(screen.queryByText('We’ve disconnected this device.')).toBeNull();
    expect(await stateAtGateway(portal)).toMatchObject({ state: 'online' });
  });

  it('is offered after a log-out, which leaves the device online, and shows when the router refuses', async () => {
    const portal = await openPortal({ ...frances, path: '/portal/device-management' });
    await portal.user.click(await screen.findByRole('button', { name: 'Log out' }));
    expect(await screen.findByText('This device stays online after you log out.')).toBeVisible();
    await portal.injectFault({ call: 'routerLogout', kind: '500', said: 'The router is busy.' });
    await portal.user.click(screen.getByRole('button', ACTION));
    await portal.user.click(within(await dialog()).getByRole('button', { name: 'Disconnect' }));
    expect(
      await screen.findByText('We couldn’t disconnect this device. The router is busy.'),
    ).toBeVisible();
    expect(await screen.findByRole('button', ACTION)).toBeVisible();
    expect(await stateAtGateway(portal)).toMatchObject({ state: 'online' });
  });
});
