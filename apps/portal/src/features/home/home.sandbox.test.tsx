import { DAY } from '@foyer/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { now } from '~/session/storage/browserStores';
import { callSandboxConsole } from '~/testing/callSandboxConsole';
import { openPortal } from '~/testing/openPortal';
import { takeCallsMade } from '~/testing/faults/recordCalls';
import { destinationChanged, gatewayAnswered } from '~/session/store/sessionSlice';
import { accountOnServer, countMessages } from '~/testing/sandbox';
import { currentPath } from '~/shared/routing/currentPath';

const headline = (name: RegExp) => screen.findByRole('heading', { level: 1, name });

describe('the dashboard opens with', () => {
  it.each([
    ['canal-wharf', 'maya', /renews on/],
    ['trenance-cove', 'pastdue', /Pay £32\.00 to stay online/],
    ['ruda-park-connect', 'cancelled', /online until|runs until/],
    ['mercer-lofts', 'resident', /Your plan is active|You’re online/],
    ['station-lofts', 'unverified', /Confirm your email address/],
  ])('at %s for %s: %s', async (venue, persona, answer) => {
    await openPortal({ venue, persona, path: '/portal' });
    // The heading of the loading page has the same words.
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: answer })).toBeVisible(),
    );
  });

  it('the next payment, its card, the plan, the slots and the first devices', async () => {
    await openPortal({ venue: 'cedar-pine', persona: 'marcus', path: '/portal' });
    expect(await screen.findByRole('heading', { name: 'Plus plan' })).toBeVisible();
    expect(screen.getByText('Mastercard ending 4444')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Mastercard' })).toBeVisible();
    expect(screen.getByText('of 6 used')).toBeVisible();
    const devices = await screen.findByRole('list', { name: 'Your devices' });
    expect(within(devices).getByRole('link', { name: /^Marcus’s phone/ })).toBeVisible();
  });

  // A phone has the quick action, a desktop the button.
  it.each(['Pause', 'Pause plan'])('“%s”, which leads straight to pausing', async (name) => {
    const { user } = await openPortal({ venue: 'station-lofts', persona: 'hugo', path: '/portal' });
    await user.click(await screen.findByRole('link', { name }));
    expect(await headline(/^Pause your plan/)).toBeVisible();
    expect(currentPath()).toBe('/portal/manage-your-plan?view=pause');
  });

  it('“Last invoice”, which opens that invoice', async () => {
    const { user } = await openPortal({
      venue: 'trenance-cove',
      persona: 'imogen',
      path: '/portal',
    });
    await user.click(await screen.findByRole('link', { name: 'Last invoice' }));
    expect(await headline(/^Invoice /)).toBeVisible();
    expect(screen.getByText(/Three devices, \w+/)).toBeVisible();
  });

  // PLAN-14
  it('a link to My Plan, which offers other plans only where the site sells some', async () => {
    const answers = { getUpgradePlans: [] };
    const { user } = await openPortal({ persona: 'maya', path: '/portal', answers });
    await user.click(await screen.findByRole('link', { name: 'See plan' }));
    expect(
      await screen.findByText('You can’t change to other plans here at the moment.'),
    ).toBeVisible();
    expect(currentPath()).toBe('/portal/manage-your-plan');
    expect(screen.queryByRole('link', { name: 'Change plan' })).toBeNull();
  });

  // BILL-4
  it('an invoice that is due before the plan’s next payment, which leads to paying it', async () => {
    const portal = await openPortal({ persona: 'maya', path: '/portal' });
    await headline(/renews on/);
    const lastInvoice = {
      id: 'in-due',
      state: 'open',
      amount: 3,
      currency: 'GBP',
      dueDate: new Date(now() + 10 * DAY).toISOString(),
    };
    const siteUser = { ...(await accountOnServer()), lastInvoice };
    const { user } = await portal.reload({ getUser: { siteUser } });
    expect(await screen.findByText('Next plan payment')).toBeVisible();
    await user.click(screen.getByRole('link', { name: /^£3\.00 is due on / }));
    expect(window.location.hash).toMatch(/billing-information.*in-due/);
  });

  // DEV-17
  it('whom to ask to remove a device, where support manages devices and all slots are in use', async () => {
    const opening = { venue: 'mercer-lofts', persona: 'resident', path: '/portal' } as const;
    const full = { getDashboard: { devicesUsed: 6, deviceSlots: 6 } };
    const portal = await openPortal({ ...opening, answers: full });
    expect(await screen.findByText(/^Want to remove a device\? \S/)).toBeVisible();
    await portal.reload({});
    expect(await screen.findByText('of 6 used')).toBeVisible();
    expect(screen.queryByText(/Want to remove a device/)).toBeNull();
  });

  it('no “Last invoice” where the plan is free', async () => {
    await openPortal({ venue: 'mercer-lofts', persona: 'resident', path: '/portal' });
    expect(await screen.findByRole('link', { name: 'My details' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Last invoice' })).toBeNull();
  });

  it('a link to the visitor’s destination, once this device is online', async () => {
    const { store } = await openPortal({ persona: 'maya', path: '/portal' });
    await headline(/renews on/);
    expect(screen.queryByRole('link', { name: /^Continue to/ })).toBeNull();
    const destination = 'https://weather.example/today';
    act(() => {
      store.dispatch(destinationChanged(destination));
      store.dispatch(gatewayAnswered({ deviceState: 'online', connect: null }));
    });
    const onwards = await screen.findByRole('link', { name: 'Continue to weather.example' });
    expect(onwards.getAttribute('href')).toBe(destination);
  });

  it('a button to keep a cancelled plan', async () => {
    await openPortal({ venue: 'ruda-park-connect', persona: 'cancelled', path: '/portal' });
    const keep = await screen.findByRole('link', { name: 'Keep my plan' });
    expect(keep.getAttribute('href')).toBe('#/portal/manage-your-plan');
  });

  it('no next payment date before an overdue bill is paid', async () => {
    await openPortal({ venue: 'trenance-cove', persona: 'pastdue', path: '/portal' });
    expect(await screen.findByText('None yet')).toBeVisible();
    expect(screen.getByText('Pay your overdue invoice first.')).toBeVisible();
  });

  // MONEY-5
  it.each(['/portal', '/portal/billing-information', '/portal/manage-your-plan'])(
    'that a coupon leaves nothing to pay next, as %s says',
    async (page) => {
      const nextPayment = { amount: 0, currency: 'GBP', credit: null };
      await openPortal({ persona: 'maya', path: page, answers: { getDashboard: { nextPayment } } });
      expect(await screen.findByText('Nothing to pay')).toBeVisible();
      expect(screen.queryByText(/£0\.00|won’t renew/)).toBeNull();
    },
  );

  it('that a free plan is free, not that nothing more is charged for it', async () => {
    await openPortal({ venue: 'mercer-lofts', persona: 'resident', path: '/portal' });
    expect(await screen.findByText('Your plan is free.')).toBeVisible();
    expect(screen.getByText('None')).toBeVisible();
    expect(screen.queryByText(/won’t renew/)).toBeNull();
  });

  it('a link to the devices, which counts them from two on', async () => {
    await openPortal({ venue: 'station-lofts', persona: 'hugo', path: '/portal' });
    await screen.findByRole('list', { name: 'Your devices' });
    expect(screen.queryByRole('link', { name: /^See all/ })).toBeNull();
    const link = screen.getByRole('link', { name: 'Manage devices' });
    expect(link.getAttribute('href')).toBe('#/portal/device-management');
  });

  // SUB-21
  it('no way to add a device at a closed site, and neither do the devices page and the form', async () => {
    const portal = await openPortal({ venue: 'old-brewery', persona: 'agent', path: '/portal' });
    expect(await screen.findByRole('link', { name: 'My details' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Add device' })).toBeNull();
    portal.goTo('/portal/device-management');
    expect(await screen.findByText('The Wi-Fi service here has closed.')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Add/ })).toBeNull();
    portal.goTo('/portal/device-management/add-device');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The Wi-Fi service here has closed.',
    );
    expect(screen.queryByRole('button', { name: 'Add this device' })).toBeNull();
  });

  it('no devices where the portal type does not manage them', async () => {
    await openPortal({ venue: 'mercer-lofts', persona: 'resident', path: '/portal' });
    await headline(/Your plan is active|You’re online/);
    expect(screen.queryByRole('link', { name: /Add device/ })).toBeNull();
    expect(screen.queryByText('Your devices')).toBeNull();
  });
});

describe('what the dashboard’s own answer decides', () => {
  const maya = { persona: 'maya', path: '/portal' };

  it('is the name that it greets', async () => {
    const userInfo = { firstName: 'Mayanne', lastName: 'Okafor', email: null };
    await openPortal({ ...maya, answers: { getDashboard: { userInfo } } });
    expect(await screen.findByText('Hello, Mayanne')).toBeVisible();
  });

  it('are the actions that it takes off, and no others', async () => {
    const portal = await openPortal(maya);
    expect(await screen.findByRole('link', { name: 'Wi-Fi password' })).toBeVisible();
    // The menu has the first of them too, and keeps it.
    const speedTests = screen.getAllByRole('link', { name: 'Speed test' }).length;
    expect(screen.getByRole('link', { name: 'Run a speed test' })).toBeVisible();
    const features = { speedTest: false, home_networking: false };
    await portal.reload({ getDashboard: { features } });
    expect(await screen.findByRole('link', { name: 'Add device' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Speed test' })).toHaveLength(speedTests - 1);
    expect(screen.queryByRole('link', { name: 'Run a speed test' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Wi-Fi password' })).toBeNull();
  });

  it('lead to what they name: the Wi-Fi password is on the page that opens, below its heading', async () => {
    const { user } = await openPortal(maya);
    await user.click(await screen.findByRole('link', { name: 'Wi-Fi password' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: /Personal Network/i }),
    ).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Show Wi-Fi password' })).toBeVisible();
    expect(screen.queryByText('Device slots')).toBeNull();
  });

  it('is joined by the account’s word that the household shares its speed', async () => {
    const portal = await openPortal({ ...maya, answers: { getUser: { bandwidthPooling: true } } });
    expect(await screen.findByText('Your household shares this speed.')).toBeVisible();
    await portal.reload({ getUser: { bandwidthPooling: false } });
    await headline(/renews on/);
    expect(screen.queryByText('Your household shares this speed.')).toBeNull();
  });
});

describe('the dashboard', () => {
  it('shows an error when it does not load, and appears at the next try', async () => {
    const { user, clearFaults } = await openPortal({
      persona: 'maya',
      path: '/portal',
      faults: [{ call: 'getDashboard', kind: '500' }],
    });
    expect(
      await screen.findByRole('heading', { name: 'We couldn’t load your dashboard' }),
    ).toBeVisible();
    await clearFaults();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await headline(/renews on/)).toBeVisible();
  });

  it('keeps its other sections when the devices do not load', async () => {
    await openPortal({
      persona: 'maya',
      path: '/portal',
      faults: [{ call: 'getDevices', kind: '500' }],
    });
    expect(
      await screen.findByRole('heading', { name: 'We couldn’t load your devices' }),
    ).toBeVisible();
    expect(await headline(/renews on/)).toBeVisible();
  });

  it('fetches everything again with reload=true, once', async () => {
    await openPortal({ persona: 'maya', path: '/portal' });
    await headline(/renews on/);
    takeCallsMade();
    window.location.hash = '#/portal?reload=true';
    await waitFor(() => expect(currentPath()).toBe('/portal'));
    expect(await headline(/renews on/)).toBeVisible();
    // Devices are fetched when their section is drawn again.
    await screen.findByRole('list', { name: 'Your devices' });
    expect(takeCallsMade()).toEqual(
      expect.arrayContaining([
        'getUser',
        'getSiteInfo',
        'getDashboard',
        'getDevices',
        'getDeviceNotifications',
      ]),
    );
  });

  it('fetches nothing again with reload=true on a new page load', async () => {
    await openPortal({ persona: 'maya', path: '/portal?reload=true' });
    expect(currentPath()).toBe('/portal');
    expect(await headline(/renews on/)).toBeVisible();
  });

  it('fetches everything again for users who are led on because they have no dashboard', async () => {
    const devices = '/portal/device-management';
    await openPortal({ venue: 'ruda-park-connect', persona: 'paused', path: devices });
    await screen.findByText(/^Your plan is paused/);
    await screen.findByRole('list', { name: 'Your devices' });
    takeCallsMade();
    window.location.hash = '#/portal?reload=true';
    await waitFor(() => expect(currentPath()).toBe(`${devices}?reload=true`));
    await waitFor(() => expect(currentPath()).toBe(devices));
    expect(await screen.findByRole('list', { name: 'Your devices' })).toBeVisible();
    expect(takeCallsMade()).toEqual(
      expect.arrayContaining([
        'getUser',
        'getSiteInfo',
        'getDevices',
        'getDeviceNotifications',
        'getPause',
      ]),
    );
  });
});

describe('a dashboard that is reloading', () => {
  it('appears although the user navigates within it meanwhile', async () => {
    const { goTo } = await openPortal({ persona: 'maya', path: '/portal' });
    await headline(/renews on/);
    goTo('/portal?reload=true');
    await waitFor(() => expect(screen.queryByRole('heading', { name: /renews on/ })).toBeNull());
    goTo('/portal');
    expect(await headline(/renews on/)).toBeVisible();
  });
});

describe('an unconfirmed address', () => {
  // BUY-12
  it('lets its user reach their mail from a device that is not online yet', async () => {
    const mac = '02:00:5E:10:00:77';
    await openPortal({ venue: 'station-lofts', persona: 'unverified', path: '/portal', mac });
    expect(await screen.findByRole('button', { name: 'Send a new link' })).toBeVisible();
    const device = `/device?${new URLSearchParams({ mac, location_id: 'station-lofts' })}`;
    await waitFor(async () =>
      expect(await callSandboxConsole(device)).toEqual({ state: 'quarantined' }),
    );
  });

  it('gets another mail, then waits two minutes before the next', async () => {
    const { user } = await openPortal({
      venue: 'station-lofts',
      persona: 'unverified',
      path: '/portal',
    });
    const address = 'chloe.bennett@post.example';
    const before = await countMessages(address);
    await user.click(await screen.findByRole('button', { name: 'Send a new link' }));
    expect(await screen.findByText(/We’ve sent a new link/)).toBeVisible();
    expect(await screen.findByText(/You can ask for a new link in (2:00|1:\d\d)/)).toBeVisible();
    expect(await countMessages(address)).toBe(before + 1);
    expect(within(screen.getByRole('main')).getByRole('button', { name: 'Log out' })).toBeVisible();
  });
});
