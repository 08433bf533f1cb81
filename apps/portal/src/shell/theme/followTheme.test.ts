import { defaultPublicConfig } from '@foyer/domain';
import type { ThemeFile } from '@foyer/themes/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logger, type LogEntry } from '~/shared/logging/logger';
import { configLoaded, siteInfoLoaded } from '~/session/store/siteSlice';
import { createStore, type AppStore } from '~/session/store/createStore';
import { site } from '~/testing/site';
import { followTheme } from './followTheme';
import { newlyWorn, rememberedTheme, type WornTheme } from './themeFiles';

const file = (name: string, primary: string): ThemeFile => ({
  name,
  title: `${name} Wi-Fi`,
  hero: 'field',
  rules: [
    `:root{--primary:${primary};--on-primary:#FFFFFF;--surface:#FFFFFF;--canvas:#FFFFFF;--r-card:24px;}`,
    '@media (prefers-color-scheme:dark){:root:not([data-scheme=light]){--primary:#93A0FF;}}',
    ':root[data-scheme=dark]{--primary:#93A0FF;--on-primary:#0A1040;--surface:#141932;--canvas:#090C1D;}',
  ],
  favicon: `data:image/svg+xml,${name}`,
  themeColor: { light: primary, dark: '#000000' },
});

const files: Record<string, ThemeFile> = {
  foyer: file('foyer', '#2136F0'),
  halden: file('halden', '#3B2A1E'),
  roost: file('roost', '#1F4D3A'),
};

const asked: string[] = [];
let isDown = false;
let store: AppStore;
let stop: () => void = () => undefined;

const property = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name);
const icon = (): string | undefined =>
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href;

beforeEach(() => {
  asked.length = 0;
  isDown = false;
  localStorage.clear();
  document.head.replaceChildren();
  store = createStore();
  vi.stubGlobal('fetch', (address: string) => {
    const name = /themes\/([a-z0-9-]+)\.json/.exec(address)?.[1] ?? '';
    asked.push(name);
    if (isDown) return Promise.reject(new TypeError('Failed to fetch'));
    const found = files[name];
    return Promise.resolve(found ? Response.json(found) : new Response('', { status: 404 }));
  });
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const follow = (first: WornTheme | null = null) => {
  stop = followTheme(store, Promise.resolve(first));
};
const arriveAt = (theme: string | null, changes: Record<string, unknown> = {}) =>
  store.dispatch(
    siteInfoLoaded(site({ ...(theme && { siteCssInfoResponse: { name: theme } }), ...changes })),
  );
const configure = (themeTokens: Record<string, string>) =>
  store.dispatch(configLoaded({ ...defaultPublicConfig, themeTokens }));
const title = () => vi.waitFor(() => expect(store.getState().site.themeTitle).not.toBeNull());

describe('the theme of the page', () => {
  it('is the one that the site names', async () => {
    follow();
    arriveAt('halden');
    await title();
    expect(property('--primary')).toBe('#3B2A1E');
    expect(icon()).toBe('data:image/svg+xml,halden');
    expect(store.getState().site.themeTitle).toBe('halden Wi-Fi');
  });

  it('changes colours, icon and title without a reload when the site names another', async () => {
    follow(newlyWorn('halden', file('halden', '#3B2A1E')));
    arriveAt('halden');
    await title();
    arriveAt('roost');
    await vi.waitFor(() => expect(property('--primary')).toBe('#1F4D3A'));
    expect(icon()).toBe('data:image/svg+xml,roost');
    expect(store.getState().site.themeTitle).toBe('roost Wi-Fi');
    expect(asked).toEqual(['roost']);
  });

  it('is the default one for a name that no theme has', async () => {
    follow();
    arriveAt('nobody-knows');
    await title();
    expect(store.getState().site.themeTitle).toBe('foyer Wi-Fi');
    expect(asked).toEqual(['nobody-knows', 'foyer']);
  });

  it('follows from a special customer where the site names none', async () => {
    follow();
    arriveAt(null, { customerCode: 'HALDEN' });
    await title();
    expect(store.getState().site.themeTitle).toBe('halden Wi-Fi');
  });

  it('is left alone while nothing about it changes', async () => {
    follow(newlyWorn('halden', file('halden', '#3B2A1E')));
    arriveAt('halden');
    arriveAt('halden', { name: 'Another name' });
    await title();
    expect(asked).toEqual([]);
  });

  it('stays when another cannot be had, and changes once the browser is online again', async () => {
    follow(newlyWorn('halden', file('halden', '#3B2A1E')));
    await title();
    isDown = true;
    arriveAt('roost');
    await vi.waitFor(() => expect(asked).toEqual(['roost']));
    expect(store.getState().site.themeTitle).toBe('halden Wi-Fi');
    isDown = false;
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(property('--primary')).toBe('#1F4D3A'));
  });
});

describe('a remembered theme', () => {
  it('that an older build left is fetched anew, though its name is the same', async () => {
    const old = file('halden', '#111111');
    follow({ ...newlyWorn('halden', old), build: 'last-week' });
    arriveAt('halden');
    await vi.waitFor(() => expect(property('--primary')).toBe('#3B2A1E'));
    expect(asked).toEqual(['halden']);
    expect(rememberedTheme('')?.build).toBe('test');
  });

  it('of another shape than this build’s is no theme', () => {
    localStorage.setItem('foyer.theme:', JSON.stringify(file('halden', '#111111')));
    expect(rememberedTheme('')).toBeNull();
  });
});

describe('a venue’s own tokens', () => {
  it('are laid over the theme, and remembered with it', async () => {
    configure({ primary: '#8A1C5B', 'r-card': '4px' });
    follow();
    arriveAt('halden');
    await vi.waitFor(() => expect(property('--primary')).toBe('#8A1C5B'));
    expect(property('--r-card')).toBe('4px');
    const remembered = rememberedTheme('');
    expect(remembered?.tokens).toContain('8A1C5B');
    stop();
    asked.length = 0;
    follow(remembered);
    await title();
    expect(asked).toEqual([]);
  });

  it('that break a rule are told once, and the theme’s own stay', async () => {
    const told: LogEntry[] = [];
    logger.setSink((entry) => void told.push(entry));
    configure({ primary: '#FFFFEE' });
    follow();
    arriveAt('halden');
    await vi.waitFor(() => expect(told).toHaveLength(1));
    await title();
    expect(property('--primary')).toBe('#3B2A1E');
    arriveAt('roost');
    await vi.waitFor(() => expect(property('--primary')).toBe('#1F4D3A'));
    expect(told).toHaveLength(1);
    expect(told[0]?.context).toMatchObject({ token: 'primary', reason: 'contrast' });
    logger.setSink(null);
  });

  it('round off a special customer’s cards', async () => {
    follow();
    arriveAt('roost', { customerCode: 'ROOST' });
    await vi.waitFor(() => expect(property('--r-card')).toBe('8px'));
  });
});
