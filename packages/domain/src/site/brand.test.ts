import { describe, expect, it } from 'vitest';
import { aSite } from '../testing/aSite';
import { customerCodes, customerTraits } from './customerCodes';
import { isHolidayPark } from './holidayPark';
import { brandName, pageTitle } from './pageTitle';
import { isHolidayParkStyled, themeFor } from './themeChoice';

describe('a site is a holiday park', () => {
  it.each([
    ['when site info says so', aSite({ isHolidayPark: true }), true],
    ['when its code holds park, connect and ruda', aSite({ code: 'Ruda-ParkConnect-7' }), true],
    ['in any order', aSite({ code: 'connect.RUDA.park' }), true],
    ['not when one of them is missing', aSite({ code: 'park-connect' }), false],
    ['not when another is missing', aSite({ code: 'park-ruda' }), false],
    ['nor the third', aSite({ code: 'ruda-connect' }), false],
    ['if its customer code says so', aSite({ customerCode: 'lakeside' }), true],
    ['not otherwise', aSite(), false],
  ])('%s', (_, site, holidayPark) => {
    expect(isHolidayPark(site)).toBe(holidayPark);
  });
});

describe('the theme is', () => {
  it.each([
    ["the site information's", aSite({ themeName: 'halden', customerCode: 'COVE' }), 'halden'],
    ["a special customer's if the site names none", aSite({ customerCode: 'COVE' }), 'pebble-cove'],
    [
      "a special customer's for an empty name",
      aSite({ themeName: '', customerCode: 'COVE' }),
      'pebble-cove',
    ],
    ['the holiday-park theme in a holiday park', aSite({ isHolidayPark: true }), 'parkconnect'],
    ['the default theme otherwise', aSite(), 'foyer'],
  ])('%s', (_, site, theme) => {
    expect(themeFor(site)).toBe(theme);
  });
});

describe('a site has the holiday-park look', () => {
  it.each([
    ['if it is a holiday park', aSite({ isHolidayPark: true, themeName: 'halden' }), true],
    ['if it has that theme', aSite({ themeName: 'parkconnect' }), true],
    ['not otherwise', aSite({ themeName: 'halden' }), false],
  ])('%s', (_, site, styled) => {
    expect(isHolidayParkStyled(site)).toBe(styled);
  });
});

describe('the page title is', () => {
  it.each([
    ["the theme's brand", aSite(), 'Halden', 'Halden'],
    ['the generic brand without one', aSite(), null, 'Foyer Wi-Fi'],
    ['ParkConnect in a holiday park', aSite({ isHolidayPark: true }), 'Halden', 'ParkConnect'],
    ["a special customer's brand", aSite({ customerCode: 'COVE' }), 'Cove', 'Pebble Cove Wi-Fi'],
    ['the brand and the location', aSite({ location: 'Pier 4' }), 'Halden', 'Halden - Pier 4'],
    [
      'the brand and the location of a holiday park',
      aSite({ isHolidayPark: true, location: 'Lake' }),
      null,
      'ParkConnect - Lake',
    ],
  ])('%s', (_, site, brand, title) => {
    expect(pageTitle(site, brand)).toBe(title);
  });

  it('after the brand name', () => {
    expect(brandName(aSite({ location: 'Pier 4' }), 'Halden')).toBe('Halden');
  });
});

describe('the special customer codes', () => {
  it('are six, and each changes something', () => {
    const rows = Object.values(customerCodes);
    expect(rows).toHaveLength(6);
    expect(rows.filter((traits) => Object.keys(traits).length === 0)).toEqual([]);
  });

  it('are read in any case', () => {
    expect(customerTraits('cove')).toBe(customerCodes.COVE);
  });

  it.each([['ACME'], [''], [null], [undefined], ['constructor'], ['__PROTO__']])(
    'do not include %s',
    (code) => {
      expect(customerTraits(code)).toEqual({});
    },
  );

  it('change the traits of their rows', () => {
    expect(customerCodes).toMatchInlineSnapshot(`
      {
        "COVE": {
          "brand": "Pebble Cove Wi-Fi",
          "theme": "pebble-cove",
        },
        "HALDEN": {
          "chatOffset": 72,
          "theme": "halden",
        },
        "LAKESIDE": {
          "holidayPark": true,
          "theme": "parkconnect",
        },
        "MEADOW": {
          "defaultCategory": "1week",
          "theme": "meadow-resorts",
        },
        "NORTHQUAD": {
          "defaultCategory": "1month",
          "theme": "northquad",
        },
        "ROOST": {
          "cardRadius": 8,
          "theme": "roost",
        },
      }
    `);
  });
});
