import { setSiteWords } from './i18n';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatLocale } from './formatLocale';

const onADeviceThatSpeaks = (...languages: string[]) =>
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

const site = {
  name: 'Cedar & Pine',
  aliases: {},
  displayOptions: {},
  support: { link: null, text: null, phone: null, email: null },
  country: null,
  currency: null,
};

const dayIn = (language: string): string =>
  new Intl.DateTimeFormat(formatLocale(language), {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(Date.UTC(2026, 11, 10));

describe('the locale of dates and amounts', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    setSiteWords(site);
  });

  it('is the device’s own variant of the current language', () => {
    onADeviceThatSpeaks('de-AT', 'en-US', 'en-GB');
    expect(dayIn('en')).toBe('December 10');
  });

  // SITE-18
  it.each([
    ['US', 'GBP', 'December 10'],
    [null, 'USD', 'December 10'],
    ['GB', 'GBP', '10 December'],
  ] as const)('is as written in the site’s country %s, selling in %s', (country, currency, day) => {
    onADeviceThatSpeaks('en-GB');
    setSiteWords({ ...site, country, currency });
    expect(dayIn('en')).toBe(day);
  });

  it('is British English on a device without English, or with an unknown locale', () => {
    onADeviceThatSpeaks('de-AT');
    expect(dayIn('en')).toBe('10 December');
    onADeviceThatSpeaks('en_US@posix');
    expect(dayIn('en')).toBe('10 December');
  });

  it.each(['ar-EG', 'ar-SA', 'ar-AE', 'ar'])(
    'uses the digits of the texts on a device in %s',
    (own) => {
      onADeviceThatSpeaks(own);
      expect(dayIn('ar')).toContain('10');
      expect(new Intl.NumberFormat(formatLocale('ar')).format(29)).toBe('29');
    },
  );
});
