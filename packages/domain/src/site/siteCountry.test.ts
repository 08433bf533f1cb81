import { describe, expect, it } from 'vitest';
import { siteCountry } from './siteCountry';

// SITE-17
describe('the country of a site', () => {
  it.each([
    ['AE', 'USD', 'AE'],
    ['ie', 'GBP', 'IE'],
    ['United States', 'USD', 'US'],
    [null, 'GBP', 'GB'],
    [null, 'USD', 'US'],
    [null, 'XXX', 'GB'],
    [null, null, 'GB'],
  ] as const)('named %s and selling in %s is %s', (country, currency, expected) => {
    expect(siteCountry({ country, currency })).toBe(expected);
  });

  it('is Britain before the site is known', () => {
    expect(siteCountry(null)).toBe('GB');
  });
});
