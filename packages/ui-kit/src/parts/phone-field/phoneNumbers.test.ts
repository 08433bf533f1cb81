import { describe, expect, it } from 'vitest';
import { callingCode, listCountries, phoneText, readPhone } from './phoneNumbers';

describe('a typed phone number', () => {
  it.each([
    ['07400 123456', 'GB', '+447400123456', 'GB', true],
    ['+44 7400 123456', 'US', '+447400123456', 'GB', true],
    ['(201) 555-0123', 'US', '+12015550123', 'US', true],
    ['0151 23456789', 'DE', '+4915123456789', 'DE', true],
    ['07400 1234', 'GB', '+44074001234', 'GB', false],
    ['12', 'GB', '+4412', 'GB', false],
  ])('%s in %s reads as %s', (text, within, e164, country, valid) => {
    expect(readPhone(text, within)).toMatchObject({ e164, country, valid });
  });

  it.each([
    ['07700 900123', 'GB', true],
    ['07400 1234', 'GB', false],
    ['12', 'GB', false],
  ])('%s in %s is accepted although its range is unknown: %s', (text, within, usable) => {
    expect(readPhone(text, within)).toMatchObject({ usable, valid: false });
  });

  it.each(['', 'a', '+'])('"%s" is not a number', (text) => {
    expect(readPhone(text, 'GB')).toBeNull();
  });

  it('gets its country from its calling code', () => {
    expect(readPhone('+447400123456', 'ZZ')?.country).toBe('GB');
    expect(readPhone('07400 123456', 'ZZ')).toBeNull();
  });
});

describe('the list of countries', () => {
  it('names each in the language of the reader, with its calling code', () => {
    expect(listCountries('de')).toContainEqual({ code: 'DE', label: 'Deutschland +49' });
    expect(listCountries('en-GB')).toContainEqual({ code: 'GB', label: 'United Kingdom +44' });
  });

  it('is sorted as that language sorts', () => {
    const labels = listCountries('en-GB').map(({ label }) => label);
    expect(labels).toEqual(labels.toSorted(new Intl.Collator('en-GB').compare));
  });

  it('gives an empty calling code for a country that has none', () => {
    expect(callingCode('ZZ')).toBe('');
  });
});

describe('a number that is shown', () => {
  it.each([
    ['+447400123456', 'GB', '07400 123456'],
    ['+447700900142', 'GB', '07700 900142'],
    ['+447400123456', 'DE', '+44 7400 123456'],
    ['+15035550161', 'US', '(503) 555-0161'],
    ['+14165550123', 'US', '(416) 555-0123'],
    ['+15035550161', 'ZZ', '+1 503 555 0161'],
    ['0740', 'GB', '0740'],
    ['', 'GB', ''],
  ])('%s in %s is %s', (number, within, shown) => {
    expect(phoneText(number, within)).toBe(shown);
  });
});
