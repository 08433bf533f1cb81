import { DEFAULT_BRAND, HOLIDAY_PARK_BRAND } from '../constants/constants';
import { customerTraits } from './customerCodes';
import { isHolidayPark } from './holidayPark';
import type { SiteInfo } from './siteInfo';

type Site = Pick<SiteInfo, 'isHolidayPark' | 'code' | 'customerCode' | 'location'>;

/**
 * The brand in the page title: a holiday park's, a special customer's, the theme's, or the default.
 * Rule THEME-3.
 */
export const brandName = (site: Site, themeBrand: string | null): string =>
  (isHolidayPark(site) ? HOLIDAY_PARK_BRAND : customerTraits(site.customerCode).brand) ||
  themeBrand ||
  DEFAULT_BRAND;

/** `{brand} - {location}`, or the brand alone. Rule THEME-3. */
export const pageTitle = (site: Site, themeBrand: string | null): string => {
  const brand = brandName(site, themeBrand);
  return site.location ? `${brand} - ${site.location}` : brand;
};
