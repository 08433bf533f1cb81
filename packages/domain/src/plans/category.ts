import { type Period, type PeriodUnit, periodUnits } from './period';

/** A plan's category, such as `4weeks`. One that cannot be read keeps its text. Rule PLAN-3. */
export type Category = {
  /** One spelling for each readable category (`1month`, `4weeks`), otherwise the text. */
  readonly id: string;
  readonly period: Period | null;
};

const READABLE = /^(\d{1,4})\s*([a-z]+)$/;

/** Categories in front of all others. Rule PLAN-4. */
const FOREMOST: readonly string[] = ['4weeks', '1month'];

/** Reads a unit in any case, singular or plural; null for another word. */
export const parsePeriodUnit = (text: string): PeriodUnit | null => {
  const wanted = text.trim().toLowerCase().replace(/s$/, '');
  return periodUnits.find((unit) => unit === wanted) ?? null;
};

/** Reads `{number}{unit}` in any case, with or without spaces. */
export const parseCategory = (text: string): Category => {
  const [, digits = '', letters = ''] = READABLE.exec(text.trim().toLowerCase()) ?? [];
  const magnitude = parsePeriodUnit(letters);
  const amount = Number(digits);
  if (!magnitude || amount === 0) return { id: text.trim(), period: null };
  return { id: `${amount}${magnitude}${amount === 1 ? '' : 's'}`, period: { amount, magnitude } };
};

/**
 * Compares for `sort`: `4weeks`, `1month`, then by unit and number. Categories that cannot be read
 * keep their order at the end. Rule PLAN-4.
 */
export const compareCategories = (a: Category, b: Category): number =>
  place(a) - place(b) || size(a) - size(b);

const place = (category: Category): number => {
  const foremost = FOREMOST.indexOf(category.id);
  if (foremost >= 0) return foremost - FOREMOST.length;
  return category.period ? periodUnits.indexOf(category.period.magnitude) : periodUnits.length;
};

const size = (category: Category): number => category.period?.amount ?? 0;
