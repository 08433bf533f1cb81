import { describe, expect, it } from 'vitest';
import { supportedLocale } from './supportedLocale';

describe('a locale that Intl refuses is replaced', () => {
  it.each([
    ['en-GB', 'en-GB'],
    ['ar', 'ar'],
    ['EN-us', 'en-US'],
    ['en_GB@posix', 'en-GB'],
    ['', 'en-GB'],
    ['!', 'en-GB'],
  ])('%s becomes %s', (locale, supported) => {
    expect(supportedLocale(locale)).toBe(supported);
  });
});
