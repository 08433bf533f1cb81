import { DAY } from '@foyer/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openPortal } from '~/testing/openPortal';
import { openNewAccount } from '~/testing/newAccount';

const asked = (): string[] =>
  vi
    .mocked(globalThis.fetch)
    .mock.calls.map(([input]) => (input instanceof Request ? input.url : String(input)));

const inDays = (days: number): string => new Date(Date.now() + days * DAY).toISOString();

describe('the landing page shows from the site information', () => {
  it('the network’s name, the site’s logos, the message about the last log-in and the build', async () => {
    await openPortal({
      answers: {
        getPublicConfig: { devMode: true },
        getSiteInfo: {
          ssid: 'Lockside Guest',
          logo: 'https://wharf.example/logo.png',
          logoDark: 'https://wharf.example/white.png',
          loginError: 'Your access has run out.',
        },
      },
    });
    expect(await screen.findByText(/Lockside Guest/)).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent('Your access has run out.');
    const logos = screen.getAllByRole<HTMLImageElement>('img', { name: 'Foyer Wi-Fi' });
    expect(logos.map(({ src }) => src)).toEqual([
      'https://wharf.example/logo.png',
      'https://wharf.example/white.png',
    ]);
    expect(screen.getByText(/^Foyer \S+/)).toBeVisible();
  });
});

describe('the public configuration says', () => {
  it('where the API and the auth service are', async () => {
    const { origin } = new URL((await openPortal()).url);
    vi.spyOn(globalThis, 'fetch');
    await openPortal({ answers: { getPublicConfig: { authBase: `${origin}/other-auth` } } });
    await waitFor(() => expect(asked()).toContain(`${origin}/other-auth/blank-session`));
    const apiBase = `${origin}/other-api`;
    await openPortal({ persona: 'maya', answers: { getPublicConfig: { apiBase } } });
    await waitFor(() => expect(asked()).toContain(`${origin}/other-api/site-info`));
    vi.mocked(globalThis.fetch).mockRestore();
  });

  it('what to show when no answer comes', async () => {
    await openPortal({
      persona: 'maya',
      path: '/portal',
      answers: { getPublicConfig: { genericErrorMessage: 'Please ring the lodge.' } },
      faults: [{ call: 'getDashboard', kind: '502' }],
    });
    expect(await screen.findByText('Please ring the lodge.')).toBeVisible();
  });
});

describe('of a plan,', () => {
  const plan = {
    id: 'plan-lockside',
    priceId: 'price-lockside',
    name: 'Lockside',
    price: 12,
    currency: 'GBP',
    category: '1month',
    groupName: '1 Month',
    recurring: true,
    packageType: 'Standard',
    description: 'For two people and a television.',
    perks: ['Films in high definition'],
    downloadMbps: 80,
    deviceLimit: 7,
    suggested: true,
  };
  const plans = [plan, { ...plan, priceId: 'price-other', name: 'Bridge', suggested: false }];

  it('the landing page names the highest speed and the most devices', async () => {
    await openPortal({ answers: { getPlans: plans } });
    const term = await screen.findByText('devices at most');
    expect(term.closest('dl')).toHaveTextContent(/80.*7/);
  });

  it('the plan page shows the name, the description, the perks, the speed and which is suggested', async () => {
    const { user } = await openPortal({ path: '/select-plan', answers: { getPlans: plans } });
    expect(await screen.findByRole('radio', { name: 'Lockside' })).toBeChecked();
    const [card] = within(screen.getByRole('radiogroup', { name: 'Plans' })).getAllByText(
      (_, node) => node?.tagName === 'LABEL',
    );
    for (const text of [plan.description, ...plan.perks, '80', 'Suggested'])
      expect(within(card as HTMLElement).getByText(text)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Bridge' }));
    expect(screen.queryByText('Suggested')).toBeNull();
  });
});

describe('of a coupon,', () => {
  it('the order shows the code as the server writes it, and how many payments it lowers', async () => {
    await openNewAccount('/select-plan?plan=cw-plus-month&step=confirm-plan&coupon=autumn20');
    expect(
      await screen.findByText(/^You pay £20\.00 for each of your first 3 payments, then £25\.00/),
    ).toBeVisible();
    expect(screen.getAllByText('AUTUMN20')[0]).toBeVisible();
  });
});

describe('of a subscription,', () => {
  it('the dashboard shows the name where it has no title, the price, the speed and the coupon', async () => {
    await openPortal({
      persona: 'maya',
      path: '/portal',
      answers: {
        getDashboard: {
          subscription: {
            id: 'sub_1',
            state: 'active',
            priceId: 'cw-plus-month',
            name: 'Lockside',
            price: 31,
            currency: 'GBP',
            period: { amount: 1, magnitude: 'month' },
            recurring: true,
            contract: false,
            startDate: '2026-01-11T01:06:00.000Z',
            periodEnd: '2099-12-11T01:06:00.000Z',
            serviceEndDate: null,
            scheduledChange: null,
            coupon: { value: 'WHARF7', periodsLeft: 6 },
            downloadMbps: 175,
            uploadMbps: 30,
          },
        },
      },
    });
    expect(await screen.findByText('With WHARF7, for 6 more payments')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Lockside plan' })).toBeVisible();
    expect(screen.getByText(/£31\.00/)).toBeVisible();
    expect(screen.getByText('175')).toBeVisible();
  });

  it('changing a booked pause costs what its price has risen by', async () => {
    await openPortal({
      venue: 'station-lofts',
      persona: 'hugo',
      path: '/portal/manage-your-plan?view=pause',
      answers: {
        quotePausePrice: { price: 6.25, currency: 'GBP' },
        getPause: {
          id: 'pause_1',
          startDate: inDays(10),
          endDate: inDays(24),
          price: 4.25,
          currency: 'GBP',
          state: 'scheduled',
        },
      },
    });
    expect(
      await screen.findByRole('button', { name: 'Order the pause and pay £2.00' }),
    ).toBeVisible();
  });
});

describe('of a device,', () => {
  const device = {
    id: 'dev_1',
    name: 'Bedroom box',
    mac: '3C:22:FB:81:40:9E',
    kind: 'console',
    complimentary: false,
    wired: false,
    online: true,
    thisDevice: false,
    addedAt: '2025-03-04T12:00:00.000Z',
    lastSeenAt: '2025-03-05T12:00:00.000Z',
  };

  it('its page shows the kind, that it is online, and when it was added', async () => {
    await openPortal({
      persona: 'maya',
      path: '/portal/device-management/edit-device/dev_1',
      answers: { getDevices: { devices: [device] } },
    });
    expect(await screen.findByText('Online now')).toBeVisible();
    expect(screen.getByText('Games console')).toBeVisible();
    expect(screen.getByText('March 4, 2025')).toBeVisible();
  });

  it('the list shows when it was last seen, once it is offline', async () => {
    await openPortal({
      persona: 'maya',
      path: '/portal/device-management',
      answers: { getDevices: { devices: [{ ...device, online: false }] } },
    });
    const list = await screen.findByRole('list', { name: 'Your devices' });
    expect(within(list).getByText(/March 5/)).toBeVisible();
  });
});

describe('of an invoice,', () => {
  it('the list shows its number', async () => {
    await openPortal({ persona: 'maya', path: '/portal/billing-information' });
    expect((await screen.findAllByText(/^FW-9668-[A-Z2-9]{5}$/))[0]).toBeVisible();
  });
});

describe('of the terms,', () => {
  it('the preferences show the short text', async () => {
    await openPortal({
      persona: 'maya',
      path: '/portal/preferences-and-privacy',
      answers: { getSiteInfo: { terms: { accepted: true, text: 'Leave some for the others.' } } },
    });
    expect(await screen.findByText('Leave some for the others.')).toBeVisible();
  });
});
