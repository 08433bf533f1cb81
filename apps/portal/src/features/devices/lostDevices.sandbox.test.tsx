import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { currentPath } from '~/shared/routing/currentPath';
import { takeCallsMade } from '~/testing/faults/recordCalls';
import { openPortal } from '~/testing/openPortal';
import { callInAnotherTab, fillIn, PASSWORD } from '~/testing/sandbox';

const DEVICES = '/portal/device-management';
/** Not the device of the demo, so that the iPhone is another device. */
const maya = { persona: 'maya', path: DEVICES, mac: 'A4:83:E7:4B:00:19' } as const;
const inHand = { ...maya, mac: '02:4B:00:19:AA:01' } as const;

const button = (name: string) => screen.findByRole('button', { name });
const liveRegions = (text: RegExp) =>
  [...document.querySelectorAll('[role=status], [role=alert], [aria-live]')].filter((region) =>
    text.test(region.textContent),
  );
const listed = () => screen.findByRole('list', { name: 'Your devices' });

/** Nothing stays lost. */
afterEach(async () => {
  const answer = await callInAnotherTab('/devices');
  const { devices } = (await answer.json()) as { devices: { id: string; lostAt: string | null }[] };
  for (const { id, lostAt } of devices)
    if (lostAt) await callInAnotherTab(`/devices/${id}/lost`, { method: 'DELETE' });
});

describe('a lost device', () => {
  it('is reported after a question, is shown as lost, and is found again', async () => {
    const { user, goTo } = await openPortal(maya);
    await user.click(await screen.findByRole('link', { name: 'Edit MacBook Air' }));
    await user.click(await button('Report as lost'));
    const question = await screen.findByRole('alertdialog', {
      name: 'Report MacBook Air as lost?',
    });
    expect(question).toHaveTextContent('The device goes offline straight away');
    // LOST-2
    expect(question).toHaveTextContent(
      'If it changes to a new private address, we won’t recognise',
    );
    await user.click(within(question).getByRole('button', { name: 'Report as lost' }));
    expect(await screen.findByText('You’ve reported MacBook Air as lost.')).toBeVisible();
    expect(await screen.findByText('You’ve reported MacBook Air as lost')).toBeVisible();
    // A screen reader hears it once.
    expect(liveRegions(/You’ve reported MacBook Air as lost/)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Remove this device' })).toBeNull();
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'About this device' })).toHaveFocus(),
    );
    goTo(DEVICES);
    const row = within(await listed())
      .getByText('MacBook Air')
      .closest('li');
    expect(row).toHaveTextContent('Lost');
    await user.click(await button('Select'));
    expect(screen.getByRole('checkbox', { name: /^Living-room TV/ })).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /MacBook Air/ })).toBeNull();
    await user.click(await screen.findByRole('link', { name: 'Edit MacBook Air' }));
    await user.click(await button('I’ve found it'));
    expect(await screen.findByText('MacBook Air can get online again.')).toBeVisible();
    expect(await button('Remove this device')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('shows this device as offline on every page straight away', async () => {
    const { user, goTo } = await openPortal({ ...maya, mac: '3C:22:FB:81:40:9E' });
    await user.click(await screen.findByRole('link', { name: 'Edit MacBook Air' }));
    await user.click(await button('Report as lost'));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('You’re using this device now.');
    takeCallsMade();
    await user.click(within(question).getByRole('button', { name: 'Report as lost' }));
    await button('I’ve found it');
    await waitFor(() => expect(takeCallsMade()).toContain('gatewayLogin'));
    goTo('/portal');
    expect(await screen.findByText('Your plan at Canal Wharf')).toBeVisible();
    expect(screen.queryByText(/You’re online/)).toBeNull();
    // Only a session after the report can say that it is found.
    await openPortal({ ...maya, mac: '3C:22:FB:81:40:9E' });
    await user.click(await screen.findByRole('link', { name: 'Edit MacBook Air' }));
    const found = await button('I’ve found it');
    takeCallsMade();
    await user.click(found);
    await waitFor(() => expect(takeCallsMade()).toContain('gatewayLogin'));
  });

  // LOST-3
  it('is lost on the first page and in the check too, and both lead to the page where its owner reports it found', async () => {
    const { user, goTo } = await openPortal({ ...maya, mac: '3C:22:FB:81:40:9E' });
    await user.click(await screen.findByRole('link', { name: 'Edit MacBook Air' }));
    await user.click(await button('Report as lost'));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Report as lost' }));
    await button('I’ve found it');
    goTo('/portal');
    expect(await screen.findByText(/^You’ve reported this device as lost, so/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'See this device' }));
    await button('I’ve found it');
    goTo('/connection-check');
    expect(await screen.findByText('You’ve reported this device as lost')).toBeVisible();
    expect(screen.queryByText('You have no access at the moment')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'See this device' }));
    // This session is older than the report.
    await user.click(await button('I’ve found it'));
    expect(await screen.findByText(/Log out and log in again/)).toBeVisible();
    const [, logOut] = screen.getAllByRole('button', { name: 'Log out' });
    await user.click(logOut as HTMLElement);
    await user.click(await screen.findByRole('link', { name: 'Log in' }));
    await fillIn(user, await screen.findByLabelText('Email address'), 'maya.okafor@hey.co.uk');
    await fillIn(user, screen.getByLabelText('Password'), PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await user.click(await screen.findByRole('link', { name: 'See this device' }));
    await user.click(await button('I’ve found it'));
    expect(await screen.findByText('MacBook Air can get online again.')).toBeVisible();
  });

  it('is not said to be ready where Wi-Fi is included', async () => {
    const frances = { venue: 'meridian-tower', persona: 'frances', path: DEVICES };
    const { reload } = await openPortal(frances);
    expect(await screen.findByText('Wi-Fi is included here')).toBeVisible();
    const lostAt = new Date().toISOString();
    await reload({
      getDevices: { devices: [{ id: 'd1', mac: '3C:22:FB:81:40:9E', thisDevice: true, lostAt }] },
    });
    expect(await screen.findByText(/^You’ve reported this device as lost, so/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Wi-Fi is included here' })).toBeVisible();
    expect(screen.queryByText('Your access is ready')).toBeNull();
  });

  it('lets the user change the Wi-Fi password of their own network, which it may still have', async () => {
    const { user } = await openPortal({ venue: 'union-street', persona: 'priya', path: DEVICES });
    await user.click(await screen.findByRole('link', { name: 'Edit Chromecast' }));
    await user.click(await button('Report as lost'));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Report as lost' }));
    expect(await screen.findByText('The device may still have your Wi-Fi password.')).toBeVisible();
    await user.click(await button('Change Wi-Fi password'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Change the Wi-Fi password?' });
    expect(within(dialog).queryByText('Chromecast')).toBeNull();
    expect(within(dialog).getByText('Printer')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(screen.queryByText(/may still have your Wi-Fi/)).toBeNull());
    // The password is changed once. Now the user needs the new one.
    expect(screen.queryByRole('button', { name: 'Change Wi-Fi password' })).toBeNull();
    const link = await screen.findByRole('link', { name: 'See your new Wi-Fi password' });
    await waitFor(() => expect(link).toHaveFocus());
    await user.click(link);
    expect(await button('Copy Wi-Fi password')).toBeVisible();
    expect(currentPath()).toBe(DEVICES);
  });

  it('stays as it was where the report fails, and says why', async () => {
    const { user, injectFault } = await openPortal(maya);
    await user.click(await screen.findByRole('link', { name: 'Edit MacBook Air' }));
    await user.click(await button('Report as lost'));
    await injectFault({ call: 'reportDeviceLost', kind: '500' });
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Report as lost' }));
    await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
    expect(await button('Report as lost')).toBeVisible();
  });

  it('is not offered where the backend does not know of it', async () => {
    const { user } = await openPortal({ ...maya, answers: { getDevices: { reportsLost: null } } });
    await user.click(await screen.findByRole('link', { name: 'Edit MacBook Air' }));
    await button('Remove this device');
    expect(screen.queryByRole('button', { name: 'Report as lost' })).toBeNull();
  });
});

describe('a device with a new address', () => {
  it('is recognised by its owner and takes the address on', async () => {
    const { user } = await openPortal(inHand);
    expect(await screen.findByText(/The device you’re using has a private address/)).toBeVisible();
    await user.click(await button('This is my device'));
    expect(screen.getByRole('group', { name: 'Which one is it?' })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /Living-room TV/ }));
    await user.click(await button('This is my device'));
    expect(await screen.findByText('Living-room TV has its new address.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/has a private address/)).toBeNull());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(
      within(await listed())
        .getByText('Living-room TV')
        .closest('li'),
    ).toHaveTextContent('This device');
  });

  it('is left alone where it is another device, or where the backend does not offer it', async () => {
    const { user } = await openPortal({ ...inHand, mac: '02:4B:00:19:AA:02' });
    await user.click(await button('This is another device'));
    expect(screen.queryByText(/has a private address/)).toBeNull();
    await openPortal({ ...inHand, answers: { getDevices: { adoptsAddresses: null } } });
    await listed();
    expect(screen.queryByText(/has a private address/)).toBeNull();
  });

  it('may be a lost device that is back, which its owner reports found first', async () => {
    const { user } = await openPortal(maya);
    await user.click(await screen.findByRole('link', { name: 'Edit MacBook Air' }));
    await user.click(await button('Report as lost'));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Report as lost' }));
    await button('I’ve found it');
    const back = await openPortal({ ...inHand, mac: '02:4B:00:19:AA:03' });
    const lost = { name: /^MacBook Air.*You’ve reported it as lost/ };
    await back.user.click(await screen.findByRole('radio', lost));
    takeCallsMade();
    await back.user.click(await button('See this device'));
    await back.user.click(await button('I’ve found it'));
    expect(await screen.findByText('MacBook Air can get online again.')).toBeVisible();
    expect(takeCallsMade()).not.toContain('adoptDeviceAddress');
    back.goTo(DEVICES);
    await back.user.click(await screen.findByRole('radio', { name: /^MacBook Air/ }));
    expect(screen.queryByRole('radio', lost)).toBeNull();
    expect(await button('This is my device')).toBeVisible();
  });
});
