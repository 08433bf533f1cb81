import { DAY } from '@foyer/domain';

/** The days of a country on which a period for a declaration does not end. */
interface Holidays {
  /** `MM-DD` of each year. */
  fixed: readonly string[];
  /** Days after Easter Sunday. */
  afterEaster: readonly number[];
}

/**
 * The holidays of a whole country, for the countries whose law moves the end of a period on from them (DE: section 193
 * of the civil code; FR: article 642 of the code of civil procedure). Holidays of a region are not among them.
 */
const holidays: Readonly<Record<string, Holidays>> = {
  DE: {
    fixed: ['01-01', '05-01', '10-03', '12-25', '12-26'],
    afterEaster: [-2, 1, 39, 50],
  },
  FR: {
    fixed: ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'],
    afterEaster: [1, 39, 50],
  },
};

/** Easter Sunday of a year, in UTC: the computation of Meeus, Jones and Butcher. */
const easterOf = (year: number): number => {
  const century = Math.floor(year / 100);
  const moon = year % 19;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const age = (19 * moon + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - age - ((year % 100) % 4)) % 7;
  const shift = Math.floor((moon + 11 * age + 22 * weekday) / 451);
  const days = age + weekday - 7 * shift + 114;
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1);
};

/** Whether a day is a holiday of the whole country; `day` is its midnight in UTC. */
export const isPublicHoliday = (day: number, country: string): boolean => {
  const { fixed, afterEaster } = holidays[country] ?? { fixed: [], afterEaster: [] };
  const date = new Date(day);
  const easter = easterOf(date.getUTCFullYear());
  return (
    fixed.includes(date.toISOString().slice(5, 10)) || afterEaster.includes((day - easter) / DAY)
  );
};
