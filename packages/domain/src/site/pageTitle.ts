import { DEFAULT_BRAND, HOLIDAY_PARK_BRAND } from '../constants/constants';
import { customerTraits } from './customerCodes';
import { isHolidayPark } from './holidayPark';
import type { SiteInfo } from './siteInfo';

type Site = Pick<SiteInfo, 'isHolidayPark' | 'code' | 'customerCode' | 'location'>;

/**
 * The brand that the page title begins with: "ParkConnect" in a holiday park, else a special
 * customer's, else the theme's display name, else the generic one. Specification, section 9.
 */
export const brandName = (site: Site, themeBrand: string | null): string =>
  (isHolidayPark(site) ? HOLIDAY_PARK_BRAND : customerTraits(site.customerCode).brand) ||
  themeBrand ||
  DEFAULT_BRAND;

/** `{brand} - {location}`, or the brand alone. Specification, section 9. */
export const pageTitle = (site: Site, themeBrand: string | null): string => {
  const brand = brandName(site, themeBrand);
  return site.location ? `${brand} - ${site.location}` : brand;
};
