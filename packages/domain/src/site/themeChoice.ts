import { customerTraits } from './customerCodes';
import { HOLIDAY_PARK_THEME, isHolidayPark } from './holidayPark';
import type { SiteInfo } from './siteInfo';

export const DEFAULT_THEME = 'foyer';

type Site = Pick<SiteInfo, 'themeName' | 'isHolidayPark' | 'code' | 'customerCode'>;

/**
 * The name of the theme to load: site info's, else the customer code's, else the holiday-park
 * look, else the default. A name that no theme has is for the loader to fall back from.
 */
export const themeFor = (site: Site): string =>
  site.themeName ||
  customerTraits(site.customerCode).theme ||
  (isHolidayPark(site) ? HOLIDAY_PARK_THEME : DEFAULT_THEME);

/** Styled for the holiday-park theme: the menu then has no preferences. Specification, section 2. */
export const isHolidayParkStyled = (site: Site): boolean =>
  isHolidayPark(site) || themeFor(site) === HOLIDAY_PARK_THEME;
