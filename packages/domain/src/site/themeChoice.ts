import { customerTraits } from './customerCodes';
import { HOLIDAY_PARK_THEME, isHolidayPark } from './holidayPark';
import type { SiteInfo } from './siteInfo';

export const DEFAULT_THEME = 'foyer';

type Site = Pick<SiteInfo, 'themeName' | 'isHolidayPark' | 'code' | 'customerCode'>;

/**
 * The name of the theme to load. A name without a theme is the loader's to replace. Rule THEME-1.
 */
export const themeFor = (site: Site): string =>
  site.themeName ||
  customerTraits(site.customerCode).theme ||
  (isHolidayPark(site) ? HOLIDAY_PARK_THEME : DEFAULT_THEME);

/** Whether the site has the holiday-park look. Rule MENU-4. */
export const isHolidayParkStyled = (site: Site): boolean =>
  isHolidayPark(site) || themeFor(site) === HOLIDAY_PARK_THEME;
