import { type Period, type PeriodUnit, periodUnits } from './period';

/** What a plan's category says, such as `4weeks`. An unreadable one has no period and keeps its text. */
export type Category = {
  /** One spelling for each readable category (`1month`, `4weeks`); otherwise the text itself. */
  readonly id: string;
  readonly period: Period | null;
};

const READABLE = /^(\d{1,4})\s*([a-z]+)$/;

/** Categories that stand before all others, foremost first. Specification, section 4. */
const FOREMOST: readonly string[] = ['4weeks', '1month'];

/** Reads a unit in any case, singular or plural; null when it is none of ours. */
export const parsePeriodUnit = (text: string): PeriodUnit | null => {
  const wanted = text.trim().toLowerCase().replace(/s$/, '');
  return periodUnits.find((unit) => unit === wanted) ?? null;
};

/** Reads `{number}{unit}`, in any case and with spaces allowed. */
export const parseCategory = (text: string): Category => {
  const [, digits = '', letters = ''] = READABLE.exec(text.trim().toLowerCase()) ?? [];
  const magnitude = parsePeriodUnit(letters);
  const amount = Number(digits);
  if (!magnitude || amount === 0) return { id: text.trim(), period: null };
  return { id: `${amount}${magnitude}${amount === 1 ? '' : 's'}`, period: { amount, magnitude } };
};

/**
 * Orders categories for `sort`: `4weeks`, `1month`, then by unit and number; unreadable ones last,
 * as they came. Specification, section 4: "Categories are sorted by unit (day, week, month, year),
 * then by number. 1month, then 4weeks, are moved to the front."
 */
export const compareCategories = (a: Category, b: Category): number =>
  place(a) - place(b) || size(a) - size(b);

const place = (category: Category): number => {
  const foremost = FOREMOST.indexOf(category.id);
  if (foremost >= 0) return foremost - FOREMOST.length;
  return category.period ? periodUnits.indexOf(category.period.magnitude) : periodUnits.length;
};

const size = (category: Category): number => category.period?.amount ?? 0;
