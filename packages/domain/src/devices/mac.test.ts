import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isReservedMac, isRandomisedMac, isSameMac, parseMac } from './mac';

describe('a MAC address is read in any notation', () => {
  it.each([
    ['a4:83:e7:12:34:56'],
    ['A4-83-E7-12-34-56'],
    ['a483.e712.3456'],
    ['A483E7123456'],
    [' a4 83 e7 12 34 56 '],
    ['a4_83_e7_12_34_56'],
  ])('%s', (text) => {
    expect(parseMac(text)).toBe('A4:83:E7:12:34:56');
  });

  it.each([
    ['IGNORE_MAC'],
    [''],
    [null],
    [undefined],
    ['a4:83:e7:12:34'],
    ['a4:83:e7:12:34:56:78'],
    ['g4:83:e7:12:34:56'],
    ['00:00:00:00:00:00'],
    ['ff-ff-ff-ff-ff-ff'],
    ['01:00:5e:00:00:fb'],
    ['3333.0000.0001'],
  ])('%s is unknown', (text) => {
    expect(parseMac(text)).toBeNull();
  });

  it('parseMac reads every address that it has written', () => {
    const digits = fc.array(fc.constantFrom(...'0123456789abcdefABCDEF'.split('')), {
      minLength: 12,
      maxLength: 12,
    });
    fc.assert(
      fc.property(digits, (letters) => {
        const mac = parseMac(letters.join(''));
        expect(parseMac(mac)).toBe(mac);
      }),
    );
  });
});

describe('a reserved address belongs to no device', () => {
  it.each([
    ['all zeros', '00:00:00:00:00:00', true],
    ['broadcast', 'ff-ff-ff-ff-ff-ff', true],
    ['a group address', '01:00:5e:00:00:fb', true],
    ['a randomised group address', '3333.0000.0001', true],
    ["a device's address", 'A4:83:E7:12:34:56', false],
    ["a device's randomised address", '02:00:00:00:00:01', false],
    ['IGNORE_MAC, which is not an address', 'IGNORE_MAC', false],
    ['nothing', null, false],
  ])('%s: %s', (_, mac, isReserved) => {
    expect(isReservedMac(mac)).toBe(isReserved);
  });
});

describe('the second-lowest bit marks a randomised address', () => {
  it.each([
    ['02:00:00:00:00:01', true],
    ['DA:A1:19:00:00:01', true],
    ['A6:83:E7:12:34:56', true],
    ['A4:83:E7:12:34:56', false],
    ['00:1A:2B:00:00:01', false],
    ['01:1A:2B:00:00:01', false],
  ])('%s: %s', (mac, randomised) => {
    expect(isRandomisedMac(mac)).toBe(randomised);
  });
});

describe('two addresses are the same device', () => {
  it.each([
    ['a4:83:e7:12:34:56', 'A483E7123456', true],
    ['a4:83:e7:12:34:56', 'A483E7123457', false],
    ['IGNORE_MAC', 'IGNORE_MAC', false],
    [null, null, false],
    ['a4:83:e7:12:34:56', null, false],
  ])('%s and %s: %s', (a, b, same) => {
    expect(isSameMac(a, b)).toBe(same);
  });
});
