import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { bodiesOf, takeCallsMade } from '~/testing/faults/recordCalls';
import { openPortal } from '~/testing/openPortal';
import { callInAnotherTab, fillIn } from '~/testing/sandbox';
import { currentPath } from '~/shared/routing/currentPath';

const DEVICES = '/portal/device-management';
const frances = { venue: 'meridian-tower', persona: 'frances' };
const marcus = { venue: 'cedar-pine', persona: 'marcus' };
const imogen = { venue: 'trenance-cove', persona: 'imogen' };
const priya = { venue: 'union-street', persona: 'priya' };

const list = () => screen.findByRole('list', { name: 'Your devices' });
const names = async (): Promise<string> => (await list()).textContent;
const SHARING = 'Let my devices see each other';
const newMac = (): string =>
  ['A0', ...Array.from({ length: 5 }, () => Math.floor(Math.random() * 256).toString(16))]
    .map((octet) => octet.padStart(2, '0'))
    .join('-');

const add = async (
  { user, goTo }: Awaited<ReturnType<typeof openPortal>>,
  name: string,
): Promise<void> => {
  goTo(`${DEVICES}/add-device`);
  await user.type(await screen.findByLabelText('Device address'), newMac());
  await user.type(screen.getByLabelText('Name'), name);
  await user.click(screen.getByRole('button', { name: 'Add this device' }));
  await screen.findByText(new RegExp(`^We’ve added ${name}\\.`));
  await screen.findByRole('link', { name: `Edit ${name}` });
};

const remove = async (
  user: Awaited<ReturnType<typeof openPortal>>['user'],
  ...devices: string[]
): Promise<void> => {
  await user.click(await screen.findByRole('button', { name: 'Select' }));
  for (const name of devices) await user.click(screen.getByRole('checkbox', { name }));
  await user.click(screen.getByRole('button', { name: /^Remove \d device/ }));
  await screen.findByRole('button', { name: 'Undo' });
};

/** What the server holds for the household. */
const isShared = async (): Promise<boolean> => {
  const answer = await callInAnotherTab('/user');
  return ((await answer.json()) as { siteUser: { shareVlan: boolean } }).siteUser.shareVlan;
};

/** Acts as the same user in another tab. */
const elsewhere = () => {
  const read = async (): Promise<{ id: string; name: string }[]> => {
    const answer = await callInAnotherTab('/devices');
    return ((await answer.json()) as { devices: { id: string; name: string }[] }).devices;
  };
  return {
    names: async () => (await read()).map(({ name }) => name),
    remove: async (gone: string): Promise<void> => {
      const ids = (await read()).filter(({ name }) => name === gone).map(({ id }) => id);
      const body = JSON.stringify({ ids });
      const removed = await callInAnotherTab('/devices/delete', { method: 'PUT', body });
      expect(removed.status).toBe(204);
    },
  };
};

describe('the devices', () => {
  it('link to paid extras where the Wi-Fi is included', async () => {
    await openPortal({ ...priya, path: DEVICES });
    await screen.findByRole('heading', { name: 'Get faster Wi-Fi' });
    const link = screen.getByRole('link', { name: /^See / });
    expect(link.getAttribute('href')).toBe('#/select-plan-anchor');
  });

  it('link to no extras where users pay for their plan', async () => {
    await openPortal({ ...imogen, path: DEVICES });
    await list();
    expect(screen.queryByRole('heading', { name: 'Get faster Wi-Fi' })).toBeNull();
  });

  it('show their order, slots, changes and special states', async () => {
    await openPortal({ ...imogen, path: DEVICES });
    expect(await names()).toMatch(
      /^Imogen’s iPhoneOnline nowThis deviceKitchen speakerLast online /,
    );
    expect(screen.getByText('of 3 used')).toBeVisible();
    expect(
      screen.getByText(
        /You can add a device 2 more times before .* This includes 1 additional change\./,
      ),
    ).toBeVisible();
  });

  it('show as unlimited above the threshold', async () => {
    await openPortal({ ...frances, path: DEVICES });
    expect(await screen.findByText(/^Unlimited/)).toBeVisible();
    expect(screen.queryByText(/used$/)).toBeNull();
  });

  it('show an error when they do not load, and appear at the next try', async () => {
    const { user, clearFaults } = await openPortal({
      ...imogen,
      path: DEVICES,
      faults: [{ call: 'getDevices', kind: '500' }],
    });
    expect(
      await screen.findByRole('heading', { name: 'We couldn’t load your devices' }),
    ).toBeVisible();
    await clearFaults();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await names()).toContain('Imogen’s iPhone');
  });

  it('can be added in any notation, renamed, and removed with time to undo', async () => {
    const portal = await openPortal(priya);
    const { user, goTo } = portal;
    await add(portal, 'Kindle');
    await user.click(await screen.findByRole('link', { name: 'Edit Kindle' }));
    const name = await screen.findByLabelText('Name');
    await user.clear(name);
    await user.type(name, '  Night   reader ');
    await user.click(screen.getByRole('button', { name: 'Save the name' }));
    expect(await screen.findByText('We’ve saved Night reader.')).toBeVisible();

    await user.click(await screen.findByRole('link', { name: 'Edit Night reader' }));
    await user.click(await screen.findByRole('button', { name: 'Remove this device' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(await names()).not.toContain('Night reader');
    await user.click(undo);
    expect(await names()).toContain('Night reader');

    await user.click(screen.getByRole('button', { name: 'Select' }));
    await user.click(screen.getByRole('checkbox', { name: 'Night reader' }));
    await user.click(screen.getByRole('button', { name: 'Remove 1 device' }));
    await screen.findByText('We’ve removed Night reader');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
    // It was never online.
    expect(screen.queryByText(/offline in a few seconds/)).toBeNull();
    // Leaving the page does not undo the removal.
    goTo('/portal/my-account');
    await screen.findByText('Your details');
    goTo(DEVICES);
    expect(await names()).not.toContain('Night reader');
  });

  it('return to the list when the server refuses to remove them', async () => {
    const { user, goTo, injectFault } = await openPortal({ ...imogen, path: DEVICES });
    await list();
    await injectFault({ call: 'deleteDevices', kind: '500' });
    await user.click(screen.getByRole('button', { name: 'Select' }));
    await user.click(screen.getByRole('checkbox', { name: 'Kitchen speaker' }));
    await user.click(screen.getByRole('button', { name: 'Remove 1 device' }));
    await screen.findByText('We’ve removed Kitchen speaker');
    goTo('/portal/my-account');
    expect(await screen.findByText(/We couldn’t remove Kitchen speaker/)).toBeVisible();
    goTo(DEVICES);
    expect(await names()).toContain('Kitchen speaker');
  });

  it('are removed once when the user reloads during the time to undo', async () => {
    const portal = await openPortal(priya);
    await add(portal, 'Old tablet');
    await remove(portal.user, 'Old tablet');
    const sent = vi.spyOn(globalThis, 'fetch');
    window.dispatchEvent(new Event('pagehide'));
    // The page runs only what is already queued.
    for (let turn = 0; turn < 200; turn += 1) await Promise.resolve();
    const removals = () => sent.mock.calls.filter(([to]) => String(to).endsWith('/devices/delete'));
    expect(removals().map(([, init]) => init?.keepalive)).toEqual([true]);
    await portal.reload();
    expect(await names()).not.toContain('Old tablet');
    expect(removals()).toHaveLength(1);
    sent.mockRestore();
  });

  it('are removed when the user logs out during the time to undo', async () => {
    const portal = await openPortal({ ...frances, path: DEVICES });
    await list();
    await add(portal, 'Left behind');
    await remove(portal.user, 'Left behind');
    await portal.user.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(currentPath()).toBe('/'));
    expect(screen.queryByRole('alert')).toBeNull();
    await openPortal({ ...frances, path: DEVICES });
    expect(await names()).not.toContain('Left behind');
  });

  it('can be removed together when another tab has already removed one of them', async () => {
    const portal = await openPortal(priya);
    await add(portal, 'First lamp');
    await add(portal, 'Second lamp');
    await names();
    await elsewhere().remove('First lamp');
    await remove(portal.user, 'First lamp', 'Second lamp');
    expect(screen.getByText('We’ve removed 2 devices')).toBeVisible();
    expect(screen.queryByText(/offline in a few seconds/)).toBeNull();
    portal.goTo('/portal/my-account');
    await screen.findByText('Your details');
    portal.goTo(DEVICES);
    await waitFor(async () => expect(await names()).not.toContain('lamp'));
    await waitFor(async () => expect(await elsewhere().names()).not.toContain('Second lamp'));
    expect(screen.queryByRole('alert')).toBeNull();
    await portal.reload();
    expect(await names()).not.toContain('lamp');
  });

  it('show an error when the user renames one that another tab has removed', async () => {
    const portal = await openPortal(priya);
    await add(portal, 'Third lamp');
    await portal.user.click(await screen.findByRole('link', { name: 'Edit Third lamp' }));
    await screen.findByLabelText('Name');
    await elsewhere().remove('Third lamp');
    await portal.user.click(screen.getByRole('button', { name: 'Save the name' }));
    expect(await screen.findByText('We couldn’t find this device')).toBeVisible();
  });

  it('are not renamed to blanks', async () => {
    const { user } = await openPortal({ ...imogen, path: DEVICES });
    const [edit] = await screen.findAllByRole('link', { name: /^Edit / });
    if (edit) await user.click(edit);
    await fillIn(user, await screen.findByLabelText('Name'), '   ');
    takeCallsMade();
    await user.click(screen.getByRole('button', { name: 'Save the name' }));
    expect(await screen.findByText('Fill in this field.')).toBeVisible();
    expect(bodiesOf('renameDevice')).toEqual([]);
  });

  it('keep the typed name in the form when the server refuses it, and show the old name again', async () => {
    const { user, injectFault } = await openPortal({ ...imogen, path: DEVICES });
    await user.click(await screen.findByRole('link', { name: 'Edit Kitchen speaker' }));
    const name = await screen.findByLabelText<HTMLInputElement>('Name');
    await injectFault({ call: 'renameDevice', kind: '500' });
    await user.type(name, ' two');
    await user.click(screen.getByRole('button', { name: 'Save the name' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(name.value).toBe('Kitchen speaker two');
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Kitchen speaker'),
    );
  });
});

describe('complimentary devices', () => {
  it('are said to take no slot, and only where there are any', async () => {
    const answers = { getDevices: { complimentaryDeviceCount: 2 } };
    const portal = await openPortal({ ...imogen, path: DEVICES, answers });
    expect(await screen.findByText(/^2 devices don’t use any of your slots/)).toBeVisible();
    await portal.reload({ getDevices: { complimentaryDeviceCount: 0 } });
    await list();
    expect(screen.queryByText(/use (one|any) of your slots/)).toBeNull();
  });
});

describe('adding a device', () => {
  it('sends what was typed to the keeper of the keys, where keys and devices are kept outside', async () => {
    const { user } = await openPortal({
      venue: 'mercer-lofts',
      persona: 'legacy',
      path: `${DEVICES}/add-device`,
      // The sandbox keeps its people as they were.
      faults: [{ call: 'updateCloudpathDpsk', kind: '500', said: 'Not today.' }],
    });
    await user.type(await screen.findByLabelText('Device address'), 'a0b1.c2d3.e4f5');
    await user.type(screen.getByLabelText('Name'), '  Hall lamp ');
    takeCallsMade();
    await user.click(screen.getByRole('button', { name: 'Add this device' }));
    expect(await screen.findByText(/Not today\./)).toBeVisible();
    expect(bodiesOf('updateCloudpathDpsk')).toEqual([
      { mac: 'A0:B1:C2:D3:E4:F5', name: 'Hall lamp' },
    ]);
    expect(takeCallsMade()).not.toContain('addDevice');
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('  Hall lamp ');
  });

  // NET-3
  it('goes to the backend for a user without an own network, even where keys are kept outside', async () => {
    const { user } = await openPortal({
      venue: 'mercer-lofts',
      persona: 'legacy',
      path: `${DEVICES}/add-device`,
      answers: { getDashboard: { features: { home_networking: false } } },
      faults: [{ call: 'addDevice', kind: '500', said: 'Not today.' }],
    });
    await user.type(await screen.findByLabelText('Device address'), 'a0b1.c2d3.e4f5');
    await user.type(screen.getByLabelText('Name'), 'Hall lamp');
    takeCallsMade();
    await user.click(screen.getByRole('button', { name: 'Add this device' }));
    expect(await screen.findByText(/Not today\./)).toBeVisible();
    expect(takeCallsMade()).not.toContain('updateCloudpathDpsk');
  });

  it('shows the error of a MAC address beside its field', async () => {
    const { user } = await openPortal({ ...marcus, path: `${DEVICES}/add-device` });
    await user.type(await screen.findByLabelText('Device address'), 'not an address');
    await user.click(screen.getByRole('button', { name: 'Add this device' }));
    expect(screen.getByLabelText('Device address')).toHaveAccessibleDescription(
      /12 letters and numbers/,
    );
    expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
  });

  it('refuses a MAC address that no device has', async () => {
    const { user } = await openPortal({ ...marcus, path: `${DEVICES}/add-device` });
    await user.type(await screen.findByLabelText('Device address'), '01005e.0000fb');
    await user.click(screen.getByRole('button', { name: 'Add this device' }));
    expect(screen.getByLabelText('Device address')).toHaveAccessibleDescription(
      /No device can have this address/,
    );
  });

  it('warns about a randomised MAC address', async () => {
    const { user } = await openPortal({ ...marcus, path: `${DEVICES}/add-device` });
    await user.type(await screen.findByLabelText('Device address'), '02aabb.ccddee');
    expect(await screen.findByText('This is a private address.')).toBeVisible();
  });

  // CONN-11
  it.each([
    [
      'where to connect it, and that no log-in follows',
      {},
      ' Connect it to Lockside. It goes online without a log-in.',
    ],
    ['nothing of a network that the site does not name', { ssid: null }, ''],
  ])('says after adding a device %s', async (_, site, next) => {
    const portal = await openPortal({
      ...imogen,
      path: `${DEVICES}/add-device`,
      answers: { getSiteInfo: { ssid: 'Lockside', ...site } },
    });
    const { user } = portal;
    await user.type(await screen.findByLabelText('Device address'), newMac());
    await user.type(screen.getByLabelText('Name'), 'Telly');
    await user.click(screen.getByRole('button', { name: 'Add this device' }));
    expect(await screen.findByText(`We’ve added Telly.${next}`)).toBeVisible();
    await remove(user, 'Telly');
  });

  // CONN-11
  it('says which network the address is for, beside the person’s own network', async () => {
    const { user } = await openPortal({ ...priya, path: `${DEVICES}/add-device` });
    await user.type(await screen.findByLabelText('Device address'), newMac());
    await user.type(screen.getByLabelText('Name'), 'Telly');
    await user.click(screen.getByRole('button', { name: 'Add this device' }));
    expect(
      await screen.findByText(
        'We’ve added Telly. On UnionStreet-WiFi it goes online without a log-in. On your own network, UnionStreet-Home, it needs the password.',
      ),
    ).toBeVisible();
    await remove(user, 'Telly');
  });

  // DEV-15
  it('says beside the field that a device cannot be added, not that another account has it', async () => {
    const { user } = await openPortal({ ...marcus, path: `${DEVICES}/add-device` });
    await user.type(await screen.findByLabelText('Device address'), 'f01898.0b967d');
    await user.type(screen.getByLabelText('Name'), 'Again');
    await user.click(screen.getByRole('button', { name: 'Add this device' }));
    const said =
      'We can’t add this address. Check it, and see whether the device is already on your list.';
    const address = screen.getByLabelText('Device address');
    await waitFor(() => expect(address).toHaveAccessibleDescription(expect.stringContaining(said)));
    expect(address.getAttribute('aria-invalid')).toBe('true');
  });

  it('leads to larger boosts where the Wi-Fi is included and all slots are in use', async () => {
    const answers = { getDevices: { totalFreeDeviceSlots: 0 } };
    await openPortal({ ...priya, path: `${DEVICES}/add-device`, answers });
    const more = await screen.findByRole('link', { name: /^See larger/ });
    expect(more.getAttribute('href')).toBe('#/select-plan-anchor');
  });

  it('offers this device when it is not on the plan', async () => {
    const { user } = await openPortal({
      venue: 'mercer-lofts',
      persona: 'legacy',
      mac: 'A4:83:E7:00:00:01',
      path: `${DEVICES}/add-device`,
    });
    const known = await screen.findByRole('list', { name: 'Nearby devices' });
    await user.click(within(known).getByRole('button', { name: /^This device/ }));
    const mac = screen.getByLabelText<HTMLInputElement>('Device address');
    expect(mac.value).toBe('A4:83:E7:00:00:01');
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    // This site keeps its keys outside, so the kind of device is not asked.
    expect(screen.queryByLabelText('Type of device')).toBeNull();
  });
});

describe('the personal network', () => {
  it('shows its name and a QR code, and shows its key only on request', async () => {
    const { user } = await openPortal({ ...frances, path: DEVICES });
    expect(
      await screen.findByRole('img', { name: 'Code to connect to Meridian-Private' }),
    ).toBeVisible();
    expect(screen.queryByText('ivory-kettle-5566-aspen')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show Wi-Fi password' }));
    expect(screen.getByText('ivory-kettle-5566-aspen')).toBeVisible();
  });

  it('names the devices that must rejoin before the key changes, and keeps the old key on a refusal', async () => {
    const { user, injectFault, clearFaults } = await openPortal({ ...priya, path: DEVICES });
    await user.click(await screen.findByRole('button', { name: 'Change Wi-Fi password' }));
    const answer = await callInAnotherTab('/devices');
    const { wpaPskPassphrase } = (await answer.json()) as { wpaPskPassphrase: string };
    const dialog = await screen.findByRole('alertdialog', { name: 'Change the Wi-Fi password?' });
    expect(within(dialog).getByText('You’ll need to connect 6 devices again:')).toBeVisible();
    // A wired desktop is not among them.
    expect(within(dialog).queryByText('Desktop')).toBeNull();
    await injectFault({ call: 'handleDpsk', kind: '500' });
    await user.click(within(dialog).getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText(/The old one still works/)).toBeVisible();
    await clearFaults();
    await user.click(await screen.findByRole('button', { name: 'Show Wi-Fi password' }));
    expect(screen.getByText(wpaPskPassphrase)).toBeVisible();
  });

  it('moves a household to its new key', async () => {
    const { user } = await openPortal({
      venue: 'union-street',
      persona: 'migrating',
      path: DEVICES,
    });
    await user.click(await screen.findByRole('button', { name: 'Move now' }));
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Move to your new Wi-Fi password?',
    });
    expect(within(dialog).getByText('PlayStation')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Move now' }));
    expect(await screen.findByText(/You have a new Wi-Fi password/)).toBeVisible();
    expect(screen.queryByText('Move to your new Wi-Fi password')).toBeNull();
  });

  it('offer sharing as the site says, and show it as the resident set it', async () => {
    const share = () => screen.findByRole<HTMLInputElement>('switch', { name: SHARING });
    let portal = await openPortal({ venue: 'union-street', persona: 'migrating', path: DEVICES });
    // She never used it.
    expect((await share()).checked).toBe(false);
    expect(screen.queryByText(/devices can see each other/)).toBeNull();
    for (const wanted of [true, false]) {
      await portal.user.click(await share());
      expect(
        screen.getByText(
          wanted ? /^You can cast, print and play/ : /^Your devices can’t see each other/,
        ),
      ).toBeVisible();
      await waitFor(async () => expect(await isShared()).toBe(wanted));
      portal = await portal.reload();
      expect((await share()).checked).toBe(wanted);
    }
    // A site that does not offer it shows no switch, also to a resident who has it on.
    await openPortal({ ...priya, path: DEVICES, answers: { getSiteInfo: { shareVlan: false } } });
    expect(
      await screen.findByText('Your household’s devices can see each other here.'),
    ).toBeVisible();
    expect(screen.queryByRole('switch', { name: SHARING })).toBeNull();
  });

  it('lets the household share devices, and moves the switch back when the server refuses', async () => {
    const { user, injectFault } = await openPortal({ ...priya, path: DEVICES });
    const share = await screen.findByRole<HTMLInputElement>('switch', {
      name: SHARING,
    });
    expect(share.checked).toBe(true);
    await injectFault({ call: 'setShareVlan', kind: '500' });
    await user.click(share);
    expect(await screen.findByText(/We couldn’t change this/)).toBeVisible();
    expect(share.checked).toBe(true);
  });
});
