import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { keepDraft, readDraft } from '~/session/storage/formDrafts';
import { accessCodes } from '~/session/storage/accessCodes';
import { areRequestsUnderWay, takeCallsMade } from '~/testing/faults/recordCalls';
import { whenIdle } from '~/shared/loading/whenIdle';
import { openPortal } from '~/testing/openPortal';
import { accountOnServer, callInAnotherTab } from '~/testing/sandbox';
import { currentPath } from '~/shared/routing/currentPath';

const menu = async (): Promise<string[]> => {
  await screen.findByRole('button', { name: 'More' });
  const [side] = screen.getAllByRole('navigation', { name: 'Menu' });
  return within(side as HTMLElement)
    .getAllByRole('link')
    .map((link) => link.textContent);
};

const [dashboard, devices, plan, billing, account, preferences] = [
  'Dashboard',
  'Device Management',
  'My Plan',
  'Billing Information',
  'Account Details',
  'Preferences & Privacy',
];

describe('the menu has', () => {
  it.each([
    ['canal-wharf', 'maya', [dashboard, devices, plan, billing, account, preferences]],
    ['hartsmere-forest', 'rhys', [devices, 'My Pass', account, preferences]],
    ['trenance-cove', 'imogen', [dashboard, devices, plan, billing, account]],
    ['ruda-park-connect', 'paused', [devices, plan, account]],
    ['union-street', 'priya', ['Personal Network', account, preferences]],
    ['halden-arcade', 'elena', [devices, account, preferences]],
    ['meridian-tower', 'frances', [devices, account, preferences]],
    ['mercer-lofts', 'resident', [dashboard, plan, billing, account, preferences]],
    ['mercer-lofts', 'agent', [dashboard, devices, plan, billing, account, preferences]],
  ])('at %s for %s: %j', async (venue, persona, expected) => {
    await openPortal({ venue, persona, path: '/portal' });
    expect(await menu()).toEqual(expected);
  });
});

describe('a page that does not open redirects', () => {
  it.each([
    ['canal-wharf', undefined, '/portal', '/'],
    ['canal-wharf', undefined, '/portal/my-account', '/login'],
    ['canal-wharf', 'maya', '/', '/portal'],
    ['canal-wharf', 'maya', '/select-plan', '/portal'],
    ['hartsmere-forest', 'rhys', '/portal', '/portal/device-management'],
    ['hartsmere-forest', 'rhys', '/portal/billing-information', '/portal/device-management'],
    ['ruda-park-connect', 'paused', '/portal/billing-information', '/portal/device-management'],
    ['trenance-cove', 'imogen', '/portal/preferences-and-privacy', '/portal'],
    ['union-street', 'priya', '/portal', '/portal/device-management'],
    ['union-street', 'priya', '/portal/manage-your-plan', '/portal/device-management'],
    ['union-street', 'agent', '/', '/portal/device-management'],
    ['halden-arcade', 'elena', '/portal', '/portal/device-management'],
    ['mercer-lofts', 'resident', '/portal/device-management', '/portal'],
    ['mercer-lofts', 'resident', '/portal/device-management/add-device', '/portal'],
    ['station-lofts', 'unverified', '/portal/my-account', '/portal'],
    ['old-brewery', 'owner', '/portal', '/denied-portal'],
    ['old-brewery', 'agent', '/portal', '/portal'],
  ])('at %s, %s: %s to %s', async (venue, persona, from, to) => {
    await openPortal({ venue, ...(persona && { persona }), path: from });
    await waitFor(() => expect(currentPath()).toBe(to));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeVisible());
  });
});

/** A banner shows with the page's skeleton first, and again with the page, which replaces it. */
const shows = (text: string | RegExp) =>
  waitFor(() => expect(screen.getByText(text)).toBeVisible());

describe('every page says', () => {
  it('whose account a support agent is in, and lets the agent leave', async () => {
    const { user } = await openPortal({
      venue: 'union-street',
      persona: 'agent',
      path: '/portal/my-account',
    });
    await shows('You’re acting for Priya Raman');
    await user.click(screen.getByRole('button', { name: 'End' }));
    await waitFor(() => expect(currentPath()).toBe('/'));
    expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible();
    expect(
      await screen.findByText(
        'You’re no longer acting for Priya Raman. You’ve left their account.',
      ),
    ).toBeVisible();
    expect(screen.queryByText('You’re acting for Priya Raman')).toBeNull();
  });

  it('the same outside the portal too', async () => {
    await openPortal({ venue: 'union-street', persona: 'agent', path: '/select-plan-anchor' });
    await waitFor(() => expect(currentPath()).toBe('/select-plan-anchor'));
    await shows('You’re acting for Priya Raman');
  });

  it('that the plan is paused, except on the page that already says so', async () => {
    const { goTo } = await openPortal({
      venue: 'ruda-park-connect',
      persona: 'paused',
      path: '/portal/my-account',
    });
    await shows('Your plan is paused');
    goTo('/portal');
    await shows(/^Your plan is paused until/);
    expect(screen.queryByText('Your plan is paused')).toBeNull();
  });

  it('what is overdue, and where to pay it', async () => {
    await openPortal({
      venue: 'trenance-cove',
      persona: 'pastdue',
      path: '/portal/my-account',
    });
    await shows(/£32\.00 was due on/);
    const pay = screen.getByRole('link', { name: 'Pay now' });
    expect(pay.getAttribute('href')).toMatch(/^#\/portal\/billing-information\?invoice=./);
  });

  it('until when the user is online, on the page that replaces the dashboard', async () => {
    await openPortal({ venue: 'hartsmere-forest', persona: 'rhys', path: '/portal' });
    await shows(/^You’re online|^Your pass (renews on|runs until)/);
  });

  it('that Wi-Fi is included, where the landlord pays', async () => {
    await openPortal({ venue: 'union-street', persona: 'priya', path: '/portal' });
    await shows('Wi-Fi is included here');
  });

  it('where feedback and the speed test are', async () => {
    await openPortal({ persona: 'maya', path: '/portal/my-account' });
    const feedback = await screen.findByRole('link', { name: /what you think of the Wi-Fi/ });
    expect(feedback.getAttribute('href')).toMatch(/^http/);
    const speedTest = screen.getByRole('link', { name: 'Speed test' });
    expect(speedTest.getAttribute('href')).toBe('#/portal?view=speed-test');
  });
});

describe('notices about this device', () => {
  const priya = { venue: 'union-street', persona: 'priya', path: '/portal/my-account' };
  const notice = /We’ve moved your desktop/;

  it('return when the server refuses to dismiss one, and the error dialog says so', async () => {
    const { user } = await openPortal({
      ...priya,
      faults: [{ call: 'dismissDeviceNotification', kind: '500' }],
    });
    await screen.findByText(notice);
    await user.click(screen.getByRole('button', { name: 'Got it' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Error' });
    expect(within(dialog).getByText(/^We couldn’t close this message/)).toBeVisible();
    expect(screen.getByText(notice)).toBeVisible();
  });

  it('open the error dialog when they do not load', async () => {
    await openPortal({ ...priya, faults: [{ call: 'getDeviceNotifications', kind: '500' }] });
    expect(await screen.findByRole('alertdialog', { name: 'Error' })).toBeVisible();
  });

  it('stay dismissed', async () => {
    const { user, reload } = await openPortal(priya);
    await user.click(await screen.findByRole('button', { name: 'Got it' }));
    expect(screen.queryByText(notice)).toBeNull();
    await reload();
    await screen.findByRole('heading', { name: /^Account Details/ });
    expect(screen.queryByText(notice)).toBeNull();
  });
});

describe('the language menu of the portal', () => {
  it('is in the side menu, and keeps the page open', async () => {
    const { user } = await openPortal({ persona: 'maya', path: '/portal/my-account' });
    await user.click(await screen.findByRole('button', { name: /^Language/ }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'العربية' }));
    expect(await screen.findByRole('heading', { name: /^بيانات الحساب/, level: 1 })).toBeVisible();
    expect(currentPath()).toBe('/portal/my-account');
  });

  it('is under More on a phone', async () => {
    const { user } = await openPortal({ persona: 'maya', path: '/portal/my-account' });
    await user.click(await screen.findByRole('button', { name: 'More' }));
    const drawer = await screen.findByRole('dialog', { name: 'More' });
    expect(await within(drawer).findByRole('button', { name: /^Language/ })).toBeVisible();
  });
});

describe('logging out', () => {
  it('starts a blank session, clears typed values and codes, and leads to the landing page', async () => {
    const { user } = await openPortal({ persona: 'maya', path: '/portal/my-account' });
    accessCodes.write('NQ7K-2XWD');
    keepDraft('sign-up', { email: 'maya.okafor@hey.co.uk' }, []);
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(currentPath()).toBe('/'));
    expect(accessCodes.read()).toBeNull();
    expect(readDraft('sign-up')).toEqual({});
    expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible();
    expect(await screen.findByText('Welcome to Canal Wharf.')).toBeVisible();
    expect((await callInAnotherTab('/user')).status).toBe(401);
    expect((await callInAnotherTab('/terms')).status).toBe(200);
  });

  it.each([
    ['the plans, since none are in the cache then', 'STRIPE', true],
    ['no plans where the engine is INTERNAL', 'INTERNAL', false],
  ])('loads %s', async (_, planEngine, isLoaded) => {
    const { user, fetchedAhead } = await openPortal({
      persona: 'maya',
      path: '/portal/my-account',
      answers: { getSiteInfo: { planEngine } },
    });
    const logOut = await screen.findByRole('button', { name: 'Log out' });
    await fetchedAhead;
    await waitFor(() => expect(areRequestsUnderWay()).toBe(false));
    takeCallsMade();
    await user.click(logOut);
    await waitFor(() => expect(currentPath()).toBe('/'));
    await waitFor(() => expect(areRequestsUnderWay()).toBe(false));
    expect(takeCallsMade().includes('getPlans')).toBe(isLoaded);
  });

  it('is under More on a phone, with the items that do not fit in the bottom bar', async () => {
    const { user } = await openPortal({ persona: 'maya', path: '/portal/my-account' });
    await user.click(await screen.findByRole('button', { name: 'More' }));
    const drawer = await screen.findByRole('dialog', { name: 'More' });
    const names = within(drawer)
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(names).toEqual(expect.arrayContaining([account, preferences, 'Speed test']));
    expect(within(drawer).getByRole('button', { name: 'Help' })).toBeVisible();
    await user.click(within(drawer).getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(currentPath()).toBe('/'));
  });
});

const isIdle = () => new Promise<void>((resolve) => void whenIdle(resolve));

describe('the marketing pop-up', () => {
  const popUp = { getPublicConfig: { marketingPopUp: true } };

  it('asks a user who never answered, with nothing ticked, and saves the answer', async () => {
    const portal = await openPortal({
      venue: 'mercer-lofts',
      persona: 'resident',
      path: '/portal/my-account',
      answers: popUp,
    });
    const dialog = await screen.findByRole('alertdialog', { name: 'Can we keep in touch?' });
    const boxes = within(dialog).getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes).toHaveLength(4);
    expect(boxes.filter((box) => box.checked)).toEqual([]);
    await portal.user.click(within(dialog).getByRole('checkbox', { name: 'Email' }));
    await portal.user.click(within(dialog).getByRole('button', { name: 'Save my choice' }));
    expect(await screen.findByText('We’ve saved your choice.')).toBeVisible();
    const { detailedMarketingOptIn } = await accountOnServer();
    expect(detailedMarketingOptIn).toMatchObject({ email: '1', sms: '0' });
  });

  it.each([
    ['for all channels at once', { marketingOptIn: false, detailedMarketingOptIn: {} }],
    ['for one channel', { marketingOptIn: null, detailedMarketingOptIn: { sms: '0' } }],
  ])('does not ask a user who has answered before %s', async (_, answered) => {
    const siteUser = {
      id: 'user-1',
      email: 'maya.okafor@hey.co.uk',
      firstName: 'Maya',
      lastName: 'Okafor',
      ...answered,
    };
    const portal = await openPortal({
      persona: 'maya',
      path: '/portal/my-account',
      answers: { ...popUp, getUser: { siteUser } },
    });
    await screen.findByText('Your details');
    await portal.fetchedAhead;
    // The dialog comes when the page is idle, and once its code is there.
    await import('./marketing/MarketingDialog');
    await isIdle();
    await isIdle();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('the operator’s own texts', () => {
  it('appear at the top of a page and below it', async () => {
    await openPortal({ venue: 'hartsmere-forest', persona: 'rhys', path: '/portal/my-account' });
    await screen.findByRole('heading', { level: 1, name: /^Account Details/ });
    await waitFor(() => expect(screen.getByText(/Swimming from 7 in the morning/)).toBeVisible());
    expect(screen.getByText(/Forest weather/)).toBeVisible();
  });

  it('appear in the footer, with their links', async () => {
    await openPortal({ persona: 'maya', path: '/portal' });
    await screen.findByRole('heading', { level: 1, name: /renews on/ });
    const link = await screen.findByRole('link', { name: 'Privacy' });
    expect(link.getAttribute('href')).toBe('https://foyer.example/privacy');
  });
});
