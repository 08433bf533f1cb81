import { customerTraits } from './customerCodes';
import type { SiteInfo } from './siteInfo';

export const HOLIDAY_PARK_THEME = 'parkconnect';

/** Rule THEME-4. */
const MARKS: readonly string[] = ['park', 'connect', 'ruda'];

type Site = Pick<SiteInfo, 'isHolidayPark' | 'code' | 'customerCode'>;

/** A site is a holiday park by its site information, its location code or its customer code. */
export const isHolidayPark = (site: Site): boolean => {
  const code = site.code.toLowerCase();
  return (
    site.isHolidayPark ||
    MARKS.every((mark) => code.includes(mark)) ||
    customerTraits(site.customerCode).holidayPark === true
  );
};
