import { defaultPublicConfig } from '@foyer/domain';
import type { ThemeFile } from '@foyer/themes/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logger, type LogEntry } from '~/shared/logging/logger';
import { onTextChange, setOwnTexts, t } from '~/shared/i18n/i18n';
import { configLoaded, siteInfoLoaded } from '~/session/store/siteSlice';
import { createStore, type AppStore } from '~/session/store/createStore';
import { site } from '~/testing/siteSample';
import { activeTheme, storedTheme, storeTheme, type ActiveTheme } from './activeTheme';
import { followTheme } from './followTheme';

const file = (name: string, primary: string): ThemeFile => ({
  name,
  title: `${name} Wi-Fi`,
  heroLayout: 'field',
  tokens: {
    light: {
      primary,
      'on-primary': '#FFFFFF',
      surface: '#FFFFFF',
      canvas: '#FFFFFF',
      'r-card': '24px',
    },
    dark: {
      primary: '#93A0FF',
      'on-primary': '#0A1040',
      surface: '#141932',
      canvas: '#090C1D',
    },
  },
  artwork: { light: { 'hero-art': 'none', 'hero-art-quiet': 'none' }, dark: null },
  faces: [
    { family: 'Sora', weight: 800, file: 'sora-800.woff2', fallback: 'src:local("Arial Bold")' },
  ],
  favicon: `data:image/svg+xml,${name}`,
});

const files: Record<string, ThemeFile> = {
  foyer: file('foyer', '#2136F0'),
  halden: file('halden', '#3B2A1E'),
  roost: file('roost', '#1F4D3A'),
};

const fetched: string[] = [];
let isOffline = false;
/** What the server answers in place of the theme, by the theme's name. */
let broken: Record<string, () => Response> = {};
let store: AppStore;
let stop: () => void = () => undefined;

const property = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name);
const icon = (): string | undefined =>
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href;

beforeEach(() => {
  fetched.length = 0;
  isOffline = false;
  broken = {};
  localStorage.clear();
  document.head.replaceChildren();
  store = createStore();
  vi.stubGlobal('fetch', (address: string) => {
    const name = /themes\/([a-z0-9-]+)\.json/.exec(address)?.[1] ?? '';
    fetched.push(name);
    if (isOffline) return Promise.reject(new TypeError('Failed to fetch'));
    const instead = broken[name];
    if (instead) return Promise.resolve(instead());
    const found = files[name];
    return Promise.resolve(found ? Response.json(found) : new Response('', { status: 404 }));
  });
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const follow = (first: ActiveTheme | null = null) => {
  stop = followTheme(store, Promise.resolve(first));
};
const openSite = (theme: string | null, changes: Record<string, unknown> = {}) =>
  store.dispatch(
    siteInfoLoaded(site({ ...(theme && { siteCssInfoResponse: { name: theme } }), ...changes })),
  );
const configure = (themeTokens: Record<string, string>) =>
  store.dispatch(configLoaded({ ...defaultPublicConfig, themeTokens }));
const title = () => vi.waitFor(() => expect(store.getState().site.themeTitle).not.toBeNull());

describe('the theme of the page', () => {
  it('is the one that the site names', async () => {
    follow();
    openSite('halden');
    await title();
    expect(property('--primary')).toBe('#3B2A1E');
    expect(icon()).toBe('data:image/svg+xml,halden');
    expect(store.getState().site.themeTitle).toBe('halden Wi-Fi');
  });

  it('changes colours, icon and title without a reload when the site names another', async () => {
    follow(activeTheme('halden', file('halden', '#3B2A1E')));
    openSite('halden');
    await title();
    openSite('roost');
    await vi.waitFor(() => expect(property('--primary')).toBe('#1F4D3A'));
    expect(icon()).toBe('data:image/svg+xml,roost');
    expect(store.getState().site.themeTitle).toBe('roost Wi-Fi');
    expect(fetched).toEqual(['roost']);
  });

  it('is the default one for a name that no theme has', async () => {
    follow();
    openSite('nobody-knows');
    await title();
    expect(store.getState().site.themeTitle).toBe('foyer Wi-Fi');
    expect(fetched).toEqual(['nobody-knows', 'foyer']);
  });

  it('is the one of a special customer where the site names none', async () => {
    follow();
    openSite(null, { customerCode: 'HALDEN' });
    await title();
    expect(store.getState().site.themeTitle).toBe('halden Wi-Fi');
  });

  it('is not fetched again while the site asks for the same one', async () => {
    follow(activeTheme('halden', file('halden', '#3B2A1E')));
    openSite('halden');
    openSite('halden', { name: 'Another name' });
    await title();
    expect(fetched).toEqual([]);
  });

  it.each([
    ['the server fails', () => new Response('', { status: 503 })],
    ['another page answers', () => new Response('<html>Log in to the Wi-Fi</html>')],
    ['the file is another one', () => Response.json({ rules: [] })],
  ])('stays when %s, is remembered as it was, and is fetched again', async (_why, answer) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const halden = activeTheme('halden', file('halden', '#3B2A1E'));
    storeTheme('', halden);
    follow(halden);
    broken = { roost: answer };
    openSite('roost');
    await vi.waitFor(() => expect(fetched).toEqual(['roost']));
    await vi.advanceTimersByTimeAsync(1000);
    expect(store.getState().site.themeTitle).toBe('halden Wi-Fi');
    expect(storedTheme('')?.name).toBe('halden');
    broken = {};
    await vi.advanceTimersByTimeAsync(20_000);
    await vi.waitFor(() => expect(property('--primary')).toBe('#1F4D3A'));
    expect(fetched).toEqual(['roost', 'roost']);
    expect(storedTheme('')?.name).toBe('roost');
  });

  it('stays when the next one cannot be fetched, and changes once the browser is online again', async () => {
    follow(activeTheme('halden', file('halden', '#3B2A1E')));
    await title();
    isOffline = true;
    openSite('roost');
    await vi.waitFor(() => expect(fetched).toEqual(['roost']));
    expect(store.getState().site.themeTitle).toBe('halden Wi-Fi');
    isOffline = false;
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(property('--primary')).toBe('#1F4D3A'));
  });
});

describe('the words of a brand', () => {
  const said = () => t('landing:title');
  const own = (name: string, welcome: string): ThemeFile => ({
    ...file(name, '#111111'),
    words: { en: { landing: { title: welcome } } },
  });

  it('stand in place of the portal’s, until the site names a theme without words', async () => {
    follow(activeTheme('halden', own('halden', 'Shall we connect you?')));
    openSite('halden');
    await title();
    expect(said()).toBe('Shall we connect you?');
    openSite('roost');
    await vi.waitFor(() => expect(said()).toBe('You’re nearly online.'));
  });

  it('give way to the operator’s texts', async () => {
    follow(activeTheme('halden', own('halden', 'Shall we connect you?')));
    openSite('halden');
    await title();
    setOwnTexts('en', { landing: { title: 'Hello, guest.' } });
    expect(said()).toBe('Hello, guest.');
    setOwnTexts('en', {});
  });
});

describe('the page’s texts', () => {
  it('change once with a theme, not again when it turns out to be up to date', async () => {
    let changes = 0;
    const stopCounting = onTextChange(() => (changes += 1));
    follow(activeTheme('halden', file('halden', '#3B2A1E')));
    openSite('halden');
    await title();
    await vi.waitFor(() => expect(storedTheme('')?.name).toBe('halden'));
    expect(changes).toBe(1);
    stopCounting();
  });
});

describe('the theme’s fonts', () => {
  const loaded = () =>
    [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .map(({ cssText }) => cssText)
      .filter((rule) => rule.includes('woff2'));

  it('load once the first screen is usable, and not before', async () => {
    let becomeIdle = (): void => undefined;
    stop = followTheme(
      store,
      Promise.resolve(null),
      new Promise<void>((settle) => (becomeIdle = settle)),
    );
    openSite('halden');
    await title();
    expect(loaded()).toEqual([]);
    becomeIdle();
    await vi.waitFor(() => expect(loaded()).toEqual([expect.stringContaining('themes/halden/')]));
    openSite('roost');
    await vi.waitFor(() => expect(loaded()).toEqual([expect.stringContaining('themes/roost/')]));
  });
});

describe('the theme of the last visit', () => {
  /** What a visit of this many minutes ago has fetched. */
  const visited = (minutes: number): ActiveTheme => ({
    ...activeTheme('halden', file('halden', '#111111')),
    fetchedAt: Date.now() - minutes * 60_000,
  });

  it('is fetched again only once the first screen is usable', async () => {
    let becomeIdle = (): void => undefined;
    const idle = new Promise<void>((settle) => (becomeIdle = settle));
    stop = followTheme(store, Promise.resolve({ ...visited(11), isFetched: false }), idle);
    openSite('halden');
    await title();
    expect(fetched).toEqual([]);
    becomeIdle();
    await vi.waitFor(() => expect(fetched).toEqual(['halden']));
  });

  it('is fetched again in the background, so that an edited theme reaches returning devices', async () => {
    storeTheme('', visited(11));
    follow(storedTheme(''));
    openSite('halden');
    await vi.waitFor(() => expect(property('--primary')).toBe('#3B2A1E'));
    expect(fetched).toEqual(['halden']);
    expect(storedTheme('')?.theme.tokens.light['primary']).toBe('#3B2A1E');
  });

  it.each([
    ['not fetched again within ten minutes, as after the router’s form', 'navigate', 9, []],
    ['fetched again within ten minutes when the person reloads the page', 'reload', 9, ['halden']],
    ['fetched again when the device’s clock was wrong', 'navigate', -60, ['halden']],
  ])('is %s', async (_, type, minutes, expected) => {
    vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
    storeTheme('', visited(minutes));
    follow(storedTheme(''));
    openSite('halden');
    await title();
    await Promise.resolve();
    expect(fetched).toEqual(expected);
  });

  it('stays while it cannot be fetched, and is asked for again later', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    storeTheme('', visited(11));
    follow(storedTheme(''));
    isOffline = true;
    openSite('halden');
    await vi.waitFor(() => expect(fetched).toEqual(['halden']));
    expect(store.getState().site.themeTitle).toBe('halden Wi-Fi');
    isOffline = false;
    await vi.advanceTimersByTimeAsync(20_000);
    await vi.waitFor(() => expect(property('--primary')).toBe('#3B2A1E'));
  });

  it('is not used when an older build stored it in another shape', () => {
    localStorage.setItem(
      'foyer.theme:',
      JSON.stringify({ ...activeTheme('halden', file('halden', '#111111')), theme: { rules: [] } }),
    );
    expect(storedTheme('')).toBeNull();
  });
});

describe('theme tokens of a venue', () => {
  it('replace tokens of the theme, and are stored with it', async () => {
    configure({ primary: '#8A1C5B', 'r-card': '4px' });
    follow();
    openSite('halden');
    await vi.waitFor(() => expect(property('--primary')).toBe('#8A1C5B'));
    expect(property('--r-card')).toBe('4px');
    expect(storedTheme('')?.overrides).toContain('8A1C5B');
  });

  it('are logged once when they break a rule, and the theme keeps its own values', async () => {
    const logged: LogEntry[] = [];
    logger.setSink((entry) => void logged.push(entry));
    configure({ primary: '#FFFFEE' });
    follow();
    openSite('halden');
    await vi.waitFor(() => expect(logged).toHaveLength(1));
    await title();
    expect(property('--primary')).toBe('#3B2A1E');
    openSite('roost');
    await vi.waitFor(() => expect(property('--primary')).toBe('#1F4D3A'));
    expect(logged).toHaveLength(1);
    expect(logged[0]?.context).toMatchObject({ property: 'primary', reason: 'contrast' });
    logger.setSink(null);
  });

  it('give a special customer’s cards their own corners', async () => {
    follow();
    openSite('roost', { customerCode: 'ROOST' });
    await vi.waitFor(() => expect(property('--r-card')).toBe('8px'));
  });
});
