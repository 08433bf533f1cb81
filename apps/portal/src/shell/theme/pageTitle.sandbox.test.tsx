import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPortal } from '~/testing/openPortal';

// THEME-3, THEME-4
describe('the page title', () => {
  it.each([
    ['the generic brand alone', { siteCssInfoResponse: null }, 'Foyer Wi-Fi'],
    [
      'the brand and the location',
      { siteCssInfoResponse: null, location: 'North dock' },
      'Foyer Wi-Fi - North dock',
    ],
    ['ParkConnect where the site is a holiday park', { isHolidayPark: true }, 'ParkConnect'],
    [
      'ParkConnect where park, connect and ruda are in the location code',
      { code: 'Connect-RUDA-west-Park', location: 'Ruda Lakes' },
      'ParkConnect - Ruda Lakes',
    ],
    ['no ParkConnect where one of them is missing', { code: 'park-connect' }, 'Foyer Wi-Fi'],
  ])('is %s', async (_, site, title) => {
    const getSiteInfo = { location: null, ...site };
    await openPortal({ venue: 'canal-wharf', answers: { getSiteInfo } });
    await waitFor(() => expect(document.title).toBe(title));
  });
});
