import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { logger, type LogEntry } from '~/shared/logging/logger';
import { holding, minimal, plan, user as account } from './minimalAnswers';
import { closeAgainst, openAgainst, expectSaid, said, type Replies, visitor } from './openAgainst';

const devices = '/portal/device-management';
const device = { id: 'd1', mac: '02:00:00:00:00:07' };

vi.setConfig({ testTimeout: 60_000 });
afterEach(closeAgainst);

/** Every control and heading of the page has a name. */
const expectNames = () => {
  for (const role of ['heading', 'radio', 'link', 'button'])
    for (const element of screen.queryAllByRole(role))
      expect(
        element.textContent || element.getAttribute('aria-label') || labelOf(element),
        role,
      ).toBeTruthy();
};

const labelOf = (element: HTMLElement): string =>
  element instanceof HTMLInputElement ? (element.labels?.[0]?.textContent ?? '') : '';

it('says nothing of when a device was seen where that is not known', async () => {
  await openAgainst({ ...minimal, getDevices: { body: { devices: [device] } } }, devices);
  expect(await said(devices)).toContain('02:00:00:00:00:07');
  expect(await said(devices)).not.toMatch(/online|seen/i);
});

// DEV-11
describe('slots and changes that the backend does not count', () => {
  it.each([
    ['no count at all', {}],
    ['the slots alone', { totalDeviceSlots: 5 }],
    ['counts that are not numbers', { totalDeviceSlots: 'many', totalFreeDeviceSlots: 'few' }],
  ])('refuse no device and are not shown: %s', async (_, counts) => {
    const added = vi.fn(() => ({ status: 201, body: device }));
    const { user, sent } = await openAgainst(
      { ...minimal, getDevices: { body: { ...counts, devices: [device] } }, addDevice: added },
      devices,
    );
    const page = await said(devices);
    expect(page).not.toMatch(/slot|All your|0 free|used/i);
    await user.click(screen.getAllByRole('link', { name: /Add/ })[0] as HTMLElement);
    await said(`${devices}/add-device`);
    await user.type(screen.getByLabelText(/Device address/), '02:00:00:00:00:09');
    await user.type(screen.getByLabelText('Name'), 'Radio');
    await user.click(screen.getByRole('button', { name: 'Add this device' }));
    await waitFor(() => expect(window.location.hash).toBe(`#${devices}`));
    await said(devices);
    expect(added).toHaveBeenCalledTimes(1);
    expect(sent.filter(({ call }) => call === 'getDevices').length).toBeGreaterThan(1);
  });

  it('count where both numbers are there, also as text', async () => {
    const counts = { totalDeviceSlots: '5', totalFreeDeviceSlots: '4' };
    await openAgainst(
      { ...minimal, getDevices: { body: { ...counts, devices: [device] } } },
      devices,
    );
    await expectSaid(devices).toContain('4 free');
  });
});

// PLAN-19
describe('a name that is missing', () => {
  it('leaves no hole in a sentence about the plan', async () => {
    const answer = holding({ state: 'cancelled', recurring: true, title: ' ' });
    const { goTo } = await openAgainst({ ...minimal, ...answer }, '/portal');
    expect(await said('/portal')).not.toMatch(/plan plan/);
    expectNames();
    expect(screen.getByRole('heading', { name: 'Your plan' })).toBeVisible();
    goTo('/portal/manage-your-plan');
    await expectSaid('/portal/manage-your-plan').toContain('Your plan is cancelled');
    expectNames();
    goTo('/portal/billing-information');
    await said('/portal/billing-information');
    expectNames();
  });

  it('leaves no hole where an address that is not confirmed is not said', async () => {
    const body = { name: 'The Inn', locationID: 'inn', portalType: 'PAYG', planEngine: 'INTERNAL' };
    const answers: Replies = {
      ...minimal,
      getSiteInfo: { body: { ...body, features: { email_activation: true } } },
      getUser: { body: account({ active: false }) },
    };
    const page = await openAgainst(answers, '/portal/my-account');
    await page.user.click(await screen.findByRole('button', { name: 'I’ve opened the link' }));
    // The card's text, and the answer to the press.
    await waitFor(() =>
      expect(screen.getAllByText('Select the link we sent you to finish.')).toHaveLength(2),
    );
    expect(document.body.textContent).not.toMatch(/to \./);
  });

  it('leaves no radio without a name, and no empty part in the order', async () => {
    const plans = [
      plan(),
      plan({ priceId: 'p30', price: 30, category: '1month', recurring: true }),
    ];
    const { user } = await openAgainst(
      { ...minimal, getPlans: { body: plans } },
      '/select-plan',
      visitor,
    );
    await said('/select-plan');
    expect(screen.getByRole('radio', { name: /Other/ })).toBeInTheDocument();
    expectNames();
    await user.click(screen.getByRole('radio', { name: /Other/ }));
    expect(await screen.findByRole('radio', { name: /^Plan/ })).toBeChecked();
  });

  it('is replaced by the address of a device', async () => {
    const { goTo } = await openAgainst(
      {
        ...minimal,
        getDevices: {
          body: { devices: [device, { ...device, id: 'd2', name: '', mac: '02:00:00:00:00:08' }] },
        },
      },
      devices,
    );
    await expectSaid(devices).toContain('02:00:00:00:00:08');
    expectNames();
    goTo(`${devices}/edit-device/d1`);
    await said(`${devices}/edit-device/d1`);
    expectNames();
  });
});

// API-4
describe('a word that the portal does not know', () => {
  it('is logged once for each call, with its place, at the start and later', async () => {
    const logged: LogEntry[] = [];
    logger.setSink((entry) => void logged.push(entry));
    const { goTo } = await openAgainst(
      {
        ...minimal,
        getSiteInfo: {
          body: { name: 'The Inn', locationID: 'inn', portalType: 'PAYG', planEngine: 'BARTER' },
        },
        ...holding({ state: 'dreaming' }),
      },
      '/portal',
    );
    await said('/portal');
    goTo('/portal/manage-your-plan');
    await said('/portal/manage-your-plan');
    logger.setSink(null);
    const words = logged.map(({ context: { call, path, value } }) => ({ call, path, value }));
    expect(words).toContainEqual({ call: 'getSiteInfo', path: 'planEngine', value: '"BARTER"' });
    const states = words.filter(
      ({ call, value }) => call === 'getDashboard' && value === '"dreaming"',
    );
    expect(states).toHaveLength(1);
  });
});

// API-10
describe('one row that cannot be read', () => {
  it('is left out, and the others are shown', async () => {
    const bills = {
      ...holding({ state: 'active', recurring: true }),
      getBilling: {
        body: {
          invoices: [
            { id: 'i1', number: 'F-1', state: 'paid', amount: 'twenty', currency: 'GBP' },
            {
              id: 'i2',
              number: 'F-2',
              state: 'paid',
              amount: '12.50',
              currency: 'GBP',
              paidAt: '2026-11-02T00:00:00Z',
            },
          ],
        },
      },
    };
    const { goTo } = await openAgainst(
      { ...minimal, ...bills, getDevices: { body: { devices: [device, { id: 'd2' }, null] } } },
      '/portal/billing-information',
    );
    const page = await said('/portal/billing-information');
    expect(page).toContain('F-2');
    expect(page).toContain('£12.50');
    expect(page).not.toMatch(/couldn’t load|F-1|months/);
    goTo(devices);
    await expectSaid(devices).toContain('02:00:00:00:00:07');
  });

  it('does not take the plans', async () => {
    await openAgainst(
      { ...minimal, getPlans: { body: [plan({ title: 'Plus' }), { priceId: 'p1' }] } },
      '/select-plan',
      visitor,
    );
    await expectSaid('/select-plan').toContain('Plus');
  });
});

// API-12
describe('a feature that the backend does not have', () => {
  it.each([
    ['404', { status: 404, body: { code: 'NOT_FOUND', message: 'Not here.' } }],
    ['204', { status: 204 }],
  ])('is absent, and no page calls it an error: %s', async (_, absent) => {
    const missing = {
      getDeviceNotifications: absent,
      getPause: absent,
      getLiveAgent: absent,
      getMarketingPreferences: absent,
      getMarketingAnswers: absent,
      getBillforward: absent,
      getFeedbackInfo: absent,
      getCreditNotes: absent,
      getSessions: absent,
      getGuestPasses: absent,
    };
    const { goTo, store } = await openAgainst(
      { ...minimal, ...holding({ state: 'active', recurring: true }), ...missing },
      '/portal',
    );
    const pages = [
      '/portal',
      '/portal/manage-your-plan?view=pause',
      '/portal/billing-information',
      '/portal/preferences-and-privacy',
      '/portal/my-account',
      devices,
      `${devices}/guest-passes`,
    ];
    for (const path of pages) {
      goTo(path);
      await said(path);
      expect(document.body.textContent, path).not.toMatch(/couldn’t load|went wrong|can’t reach/i);
    }
    expect(store.getState().notices).toMatchObject({
      snackbar: null,
      error: { isErrorShow: false },
    });
  });
});
