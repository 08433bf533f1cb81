import type { StartupRequests } from '@foyer/api-client/startup';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { languages } from '~/shared/i18n/languages';
import { prepareTexts } from './prepareTexts';

interface Texts {
  going: { title: string };
  loadProblem: { title: string };
  tryAgain: string;
  welcome: string;
}

/** The texts of a language that the application shows in the same places. */
const textsOf = async (language: string): Promise<Texts> => {
  const [papForm, common, landing] = await Promise.all([
    import(`../features/http-pap/texts/${language}.json`),
    import(`../shared/common/texts/${language}.json`),
    import(`../features/landing/texts/${language}.json`),
  ]);
  return { ...papForm.default, ...common.default, ...landing.default };
};

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
  localStorage.clear();
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

  it.each(languages)('speaks $code as the application does', async ({ code, direction }) => {
    localStorage.setItem('foyer.language', code);
    const texts = await textsOf(code);
    const siteInfo = Promise.resolve({ status: 200, body: { name: 'Canal Wharf' } });
    const sayFailure = prepareTexts(
      requests({ siteInfo: siteInfo as StartupRequests['siteInfo'] }),
    );
    expect(document.documentElement).toHaveAttribute('lang', code);
    expect(document.documentElement).toHaveAttribute('dir', direction);
    expect(heading()).toBe(texts.going.title);
    await siteInfo;
    expect(page()).toHaveTextContent(texts.welcome.replace('{{site}}', 'Canal Wharf'));
    sayFailure();
    expect(heading()).toBe(texts.loadProblem.title);
    expect(document.querySelector('button')).toHaveTextContent(texts.tryAgain);
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
