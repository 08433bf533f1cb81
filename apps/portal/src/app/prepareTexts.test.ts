import type { StartupRequests } from '@foyer/api-client/startup';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prepareTexts } from './prepareTexts';

const requests = (known: Partial<StartupRequests>): StartupRequests => ({
  bases: Promise.resolve({ api: '/api', auth: '/auth' }),
  isGatewayEntry: false,
  location: null,
  isOutsideNetwork: false,
  config: new Promise(() => undefined),
  token: new Promise(() => undefined),
  gateway: null,
  siteInfo: null,
  siteFailedAt: null,
  redirect: null,
  account: null,
  dashboard: null,
  resend: () => requests(known),
  ...known,
});

const customer = { account: new Promise<null>(() => undefined) };
const page = () => document.querySelector('main');
const heading = () => document.querySelector('h1')?.textContent;

beforeEach(() => {
  document.body.innerHTML =
    '<main class="fy-boot"><div><h1>This page needs JavaScript and a newer browser.</h1><div></div></div></main>';
});
afterEach(() => {
  document.body.innerHTML = '';
  window.location.hash = '';
});

describe('the page before the application has loaded', () => {
  it.each([
    ['a visitor on the landing page', '#/', {}],
    ['a visitor with a link into the portal', '#/portal', {}],
    ['a customer on the landing page', '#/', customer],
    ['a customer on a page whose name only begins alike', '#/portal-not-found', customer],
  ])('welcomes %s', (_, hash, known) => {
    window.location.hash = hash;
    prepareTexts(requests(known));
    expect(heading()).toBe('One moment.');
    expect(page()).not.toHaveClass('fy-portal');
  });

  // START-19
  it.each([
    ['reloads the dashboard', '#/portal', null],
    ['reloads a page below it', '#/portal/my-account?view=edit', null],
    ['comes from the gateway to a page of the portal', '#/stardust/auth/login', '/portal'],
  ])('has the portal’s shape for a customer who %s', (_, hash, redirect) => {
    window.location.hash = hash;
    prepareTexts(requests({ ...customer, redirect }));
    expect(page()).toHaveClass('fy-portal');
  });

  it('says to everybody that it did not load', () => {
    window.location.hash = '#/portal';
    const sayFailure = prepareTexts(requests(customer));
    expect(sayFailure()).toBe(true);
    expect(page()).not.toHaveAttribute('aria-busy');
    expect(heading()).toBe('We couldn’t load this page.');
  });

  it('has no news when it says so again, or when the application has come', () => {
    const again = prepareTexts(requests({}));
    again();
    expect(again()).toBe(false);
    const late = prepareTexts(requests({}));
    page()?.remove();
    expect(late()).toBe(false);
  });
});
