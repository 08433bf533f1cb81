import { defaultPublicConfig } from '@foyer/domain';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { destinationChanged, gatewayAnswered } from '~/session/store/sessionSlice';
import { configLoaded, offerLoaded, siteInfoLoaded } from '~/session/store/siteSlice';
import { renderScreen } from '~/testing/renderScreen';
import { site } from '~/testing/siteSample';
import { LandingScreen } from './LandingScreen';

afterEach(cleanup);

const landing = (changes: Record<string, unknown> = {}) =>
  renderScreen(LandingScreen, (store) => void store.dispatch(siteInfoLoaded(site(changes))));

const links = () =>
  within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

const offer = {
  sellsPlans: true,
  cheapest: {
    price: { minor: 400, currency: 'GBP' },
    period: null,
    category: '1day',
    recurring: true,
  },
  hasFreePlan: false,
  topSpeed: 500,
  mostDevices: 10,
} as const;

describe('the landing page', () => {
  it('leads to the plans first and to logging in second where users pay as they go', async () => {
    await landing();
    expect(links().slice(0, 2)).toEqual(['#/select-plan', '#/login']);
  });

  it('leads to registering first where registering gives access, and sells nothing', async () => {
    await landing({ portalType: 'FREE_SIGN_UP' });
    expect(links()[0]).toBe('#/?tab=register');
    expect(links()).not.toContain('#/select-plan');
  });

  it('offers to connect a device where the site has the no-user journey', async () => {
    await landing({ isNoUserJourneyEnabled: true, isEnabledNujHeadlessDevices: true });
    expect(screen.getByRole('link', { name: /Connect a TV or console/ })).toBeVisible();
  });

  it('shows no tab that the site does not list', async () => {
    await landing({ visibleTabs: ['login'] });
    expect(screen.queryByRole('link', { name: /activation code/ })).toBeNull();
  });

  it('shows the lowest price once the plans have loaded', async () => {
    const store = await landing();
    expect(screen.getByRole('link', { name: 'See plans' })).toBeVisible();
    store.dispatch(offerLoaded(offer));
    expect(await screen.findByRole('link', { name: 'See plans from £4.00 a day' })).toBeVisible();
  });

  it('says that a plan is free instead of the price of another one', async () => {
    const store = await landing();
    store.dispatch(offerLoaded({ ...offer, hasFreePlan: true }));
    expect(await screen.findByRole('link', { name: 'See plans, free or paid' })).toBeVisible();
  });

  it.each([
    [false, 'a day, lowest price'],
    [true, 'a day, lowest price of a paid plan'],
  ])('calls a price the lowest only where no plan is free: %s', async (hasFreePlan, says) => {
    const store = await landing();
    store.dispatch(offerLoaded({ ...offer, hasFreePlan }));
    expect(await screen.findByText(says)).toBeVisible();
  });

  it('names no price of plans that it does not lead to', async () => {
    const store = await landing({ portalType: 'NAAS' });
    store.dispatch(offerLoaded(offer));
    expect(links()).not.toContain('#/select-plan');
    // The figures come in a file of their own.
    await act(() => vi.dynamicImportSettled());
    expect(screen.queryByRole('term')).toBeNull();
  });

  it.each([
    [1, 'device at most'],
    [10, 'devices at most'],
  ])('counts %s %s', async (mostDevices, name) => {
    const store = await landing();
    store.dispatch(offerLoaded({ ...offer, mostDevices }));
    const term = (await screen.findAllByRole('term')).find(({ textContent }) =>
      textContent.startsWith('device'),
    );
    expect(term?.textContent).toBe(name);
  });

  it('says that the device is online when the gateway says so', async () => {
    const store = await landing();
    expect(screen.getByRole('heading', { level: 2, name: /^Get online at / })).toBeVisible();
    act(() => {
      store.dispatch(gatewayAnswered({ deviceState: 'online', connect: null }));
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'You’re online.' })).toBeVisible();
    expect(screen.queryByText(/^Get online at /)).toBeNull();
  });

  it('puts connecting first for a device that already has access, with or without an account', async () => {
    const store = await landing({ portalType: 'PDR_NUJ' });
    const connect = { method: 'POST', action: 'http://gw/login', fields: {} } as const;
    store.dispatch(gatewayAnswered({ deviceState: 'captive', connect }));
    const [first] = await screen.findAllByRole('button', { name: 'Connect this device' });
    expect(first).toBeVisible();
    expect(links()).not.toContain('#/?tab=connect-device');
  });

  it('leads a user who is online to their destination', async () => {
    const store = await landing();
    store.dispatch(destinationChanged('https://news.example/today'));
    expect(screen.queryByRole('link', { name: /Continue to/ })).toBeNull();
    store.dispatch(gatewayAnswered({ deviceState: 'online', connect: null }));
    const onwards = await screen.findByRole('link', { name: 'Continue to news.example' });
    expect(onwards.getAttribute('href')).toBe('https://news.example/today');
  });

  it('offers Facebook only where public configuration has its address', async () => {
    await landing({ fbEnabled: true });
    expect(screen.queryByRole('link', { name: /Facebook/ })).toBeNull();
    cleanup();
    await renderScreen(LandingScreen, (store) => {
      const facebookUrl = 'https://facebook.example/venue';
      store.dispatch(configLoaded({ ...defaultPublicConfig, facebookUrl }));
      store.dispatch(siteInfoLoaded(site({ fbEnabled: true })));
    });
    expect(screen.getByRole('link', { name: /Facebook/ }).getAttribute('href')).toBe(
      'https://facebook.example/venue',
    );
  });

  it('offers faster plans last, where access is free and plans are on sale', async () => {
    const store = await landing({ portalType: 'FREE_SIGN_UP' });
    expect(screen.queryByRole('link', { name: /Faster Wi-Fi/ })).toBeNull();
    store.dispatch(
      offerLoaded({
        sellsPlans: true,
        cheapest: {
          price: { minor: 500, currency: 'GBP' },
          period: null,
          category: '1day',
          recurring: true,
        },
        hasFreePlan: true,
        topSpeed: 120,
        mostDevices: 6,
      }),
    );
    await screen.findByRole('link', { name: /Faster Wi-Fi/ });
    // The free Wi-Fi has neither this speed nor this number of devices.
    expect(await screen.findByText('top speed with a paid plan')).toBeVisible();
    expect(screen.queryByText(/devices at most/)).toBeNull();
    expect(links()).toEqual(['#/?tab=register', '#/login', '#/select-plan']);
  });

  it('shows an error where the site information could not be loaded', async () => {
    await renderScreen(LandingScreen);
    expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong.' })).toBeVisible();
  });

  it('shows the text of the operator’s HTML without its markup', async () => {
    await landing({ landingText: '<img src=x onerror="window.hacked=1">Hello <b>there</b>' });
    expect(screen.getByText(/Hello there/)).toBeVisible();
    expect('hacked' in window).toBe(false);
  });

  it.each([
    ['invites nobody who is online to get online', 'PAYG', 'Welcome to Canal Wharf.'],
    ['says the operator’s words where homes are online anyway', 'SFA', 'Pay and connect.'],
  ] as const)('%s', async (_, portalType, text) => {
    const store = await landing({ portalType, landingText: '<p>Pay and connect.</p>' });
    expect(screen.getByText('Pay and connect.')).toBeVisible();
    store.dispatch(gatewayAnswered({ deviceState: 'online', connect: null }));
    expect(await screen.findByText('You’re online.')).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    if (portalType === 'PAYG') expect(screen.queryByText('Pay and connect.')).toBeNull();
  });

  it('uses the site’s own word for a plan', async () => {
    const { setSiteWords } = await import('~/shared/i18n/i18n');
    setSiteWords(site({ aliases: { plan: { one: 'pass', many: 'passes' } } }));
    await renderScreen(LandingScreen, (store) => {
      store.dispatch(siteInfoLoaded(site()));
    });
    expect(screen.getByRole('link', { name: 'See passes' })).toBeVisible();
    setSiteWords(site());
  });
});
