import { customerTraits } from './customerCodes';
import type { SiteInfo } from './siteInfo';

export const HOLIDAY_PARK_THEME = 'parkconnect';

/** A location code that holds all of these marks the holiday-park variant. Specification, section 9. */
const MARKS: readonly string[] = ['park', 'connect', 'ruda'];

type Site = Pick<SiteInfo, 'isHolidayPark' | 'code' | 'customerCode'>;

/** Whether site info says so, or the location's or the customer's code does. */
export const isHolidayPark = (site: Site): boolean => {
  const code = site.code.toLowerCase();
  return (
    site.isHolidayPark ||
    MARKS.every((mark) => code.includes(mark)) ||
    customerTraits(site.customerCode).holidayPark === true
  );
};
