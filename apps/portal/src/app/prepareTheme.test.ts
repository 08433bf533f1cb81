import type { StartupRequests } from '@foyer/api-client/startup';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendStartupRequests } from '@foyer/api-client/startup/requests';
import { prepareTheme } from './prepareTheme';

const roost = {
  name: 'roost',
  title: 'Roost',
  heroLayout: 'field',
  tokens: { light: { primary: '#1F4D3A' }, dark: {} },
  artwork: { light: {}, dark: null },
  faces: [],
  favicon: null,
};

/** The addresses of the themes' files that the page asked for. */
const fetched: string[] = [];

const answers = (siteCssInfoResponse: object) => (address: string) => {
  if (address.includes('themes/')) fetched.push(address);
  const body = address.includes('site-info') ? { siteCssInfoResponse } : roost;
  return Promise.resolve(Response.json(body, { headers: { authorization: 'Bearer token' } }));
};

const startAgainst = (siteCssInfoResponse: object): StartupRequests => {
  vi.stubGlobal('fetch', answers(siteCssInfoResponse));
  return sendStartupRequests(undefined, '#/stardust/auth/login?location_id=inn');
};

const primary = (): string =>
  getComputedStyle(document.documentElement).getPropertyValue('--primary').trim();

beforeEach(() => {
  fetched.length = 0;
  localStorage.clear();
  document.head.replaceChildren();
});

afterEach(() => void vi.unstubAllGlobals());

// THEME-1
it('a theme that the site information brings shows without a request for its file', async () => {
  const theme = await prepareTheme(startAgainst({ name: 'roost', theme: roost }));
  expect(theme).toMatchObject({ name: 'roost', isFetched: true });
  expect(primary()).toBe('#1F4D3A');
  expect(fetched).toEqual([]);
});

it.each([
  ['names only', {}],
  ['brings as something else', { theme: 'roost' }],
  ['brings without colours', { theme: { ...roost, tokens: { light: {}, dark: {} } } }],
])('a theme that the site information %s comes from its file', async (_, more) => {
  await prepareTheme(startAgainst({ name: 'roost', ...more }));
  expect(primary()).toBe('#1F4D3A');
  expect(fetched).toEqual([expect.stringMatching(/themes\/roost\.json$/)]);
});
