import { describe, expect, it } from 'vitest';
import { runConformance } from './runConformance';

/** The addresses that a run with these options calls. */
const urlsOf = async (options: Parameters<typeof runConformance>[0]): Promise<string[]> => {
  const urls: string[] = [];
  await runConformance({
    ...options,
    fetch: async (input) => {
      urls.push(String(input));
      return new Response(null, { status: 204, headers: { authorization: 'Bearer a.b.c' } });
    },
  });
  return urls;
};

describe('the addresses that the kit calls', () => {
  it.each([
    ['an origin', { baseUrl: 'http://b.test' }, 'http://b.test/api/terms', 'http://b.test/auth/'],
    [
      'an API base',
      { baseUrl: 'http://b.test/v1/api/' },
      'http://b.test/v1/api/terms',
      'http://b.test/v1/auth/',
    ],
    [
      'a base URL and an auth URL',
      { baseUrl: 'http://b.test', authUrl: 'http://auth.test' },
      'http://b.test/api/terms',
      'http://auth.test/',
    ],
  ])('come from %s', async (_, options, terms, auth) => {
    const urls = await urlsOf(options);
    expect(urls).toContain(terms);
    expect(urls).toContain(`${auth}blank-session`);
  });

  it.each([
    ['beside the API', {}, 'http://b.test'],
    ['at its own origin', { portalUrl: 'http://p.test' }, 'http://p.test'],
    ['at the address of its page', { portalUrl: 'http://p.test/v2/#/login' }, 'http://p.test'],
  ])('have the portal’s configuration %s', async (_, options, origin) => {
    const urls = await urlsOf({ baseUrl: 'http://b.test', ...options });
    const asked = urls.filter((url) => url.includes('public-config'));
    expect(asked).toEqual([`${origin}/v2/public-config.json`]);
  });
});
