/** A day as fields and addresses write it: `2026-12-09`. Days are counted in UTC, where each has 24 hours. */
export type Day = string;

const DAY_MS = 86_400_000;

/** The day's first moment in UTC. */
export const momentOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

const dayAt = (moment: number): Day => new Date(moment).toISOString().slice(0, 10);

/** The day in this browser's time zone. */
export const today = (): Day => {
  const now = new Date();
  return dayAt(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));
};

export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(momentOf(text));

export const addDays = (day: Day, count: number): Day => dayAt(momentOf(day) + count * DAY_MS);

/** The same day of a later or earlier month, or that month's last day. */
export const addMonths = (day: Day, count: number): Day => {
  const date = new Date(momentOf(day));
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + count];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dayAt(Date.UTC(year, month, Math.min(date.getUTCDate(), last)));
};

/** The nearest day that can be chosen. */
export const within = (day: Day, min: Day | undefined, max: Day | undefined): Day => {
  if (min && day < min) return min;
  return max && day > max ? max : day;
};

/** How many days of the week come before this one. Sunday is 7, as in `Intl`. */
export const placeInWeek = (day: Day, firstDay: number): number =>
  (new Date(momentOf(day)).getUTCDay() - firstDay + 7) % 7;

/** The days of a month by week, with those of its neighbours that complete its first and last week. */
export const weeksOf = (day: Day, firstDay: number): Day[][] => {
  const month = day.slice(0, 7);
  const weeks: Day[][] = [];
  let start = addDays(`${month}-01`, -placeInWeek(`${month}-01`, firstDay));
  while (start.slice(0, 7) <= month) {
    const from = start;
    weeks.push(Array.from({ length: 7 }, (_, at) => addDays(from, at)));
    start = addDays(start, 7);
  }
  return weeks;
};

type WithWeek = Intl.Locale & { getWeekInfo?: () => { firstDay: number } };

/** The day that weeks begin with where the language is spoken; Monday where the browser does not know. */
export const firstDayOf = (locale: string): number =>
  (new Intl.Locale(locale) as WithWeek).getWeekInfo?.().firstDay ?? 1;
