import { MINUTE, type Instant } from '../time/instant';
import {
  connectionSteps,
  stepResults,
  type ConnectionResults,
  type ConnectionStep,
  type StepResult,
} from './connectionCheck';

/** Digits and letters that nobody takes for another when they are read out. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The letters of the results and the time; one more letter checks them. */
const LETTERS = 6;

/** A code has the minute of its check within this time, about half a year. */
const SPAN = 2 ** 18;

/** A prime under 32: a wrong letter, or two in each other's place, nearly always give another sum. */
const PRIME = 31;

const checkOf = (values: readonly number[]): number =>
  values.reduce((sum, value, place) => sum + value * (place + 1), 0) % PRIME;

/**
 * The results of a check and its time in seven letters, such as `2F8-KQ0M`. It names nobody and needs no
 * network. Rule STATUS-4.
 */
export const supportCode = (results: ConnectionResults, at: Instant): string => {
  const minute = Math.floor(at / MINUTE) % SPAN;
  const bits = connectionSteps.reduce(
    (sum, step) => sum * 4 + stepResults.indexOf(results[step]),
    0,
  );
  const number = bits * SPAN + minute;
  const values = Array.from(
    { length: LETTERS },
    (_, place) => Math.floor(number / 32 ** (LETTERS - 1 - place)) % 32,
  );
  const text = [...values, checkOf(values)].map((value) => ALPHABET[value]).join('');
  return `${text.slice(0, 3)}-${text.slice(3)}`;
};

/** What a support code says. */
export type ReadSupportCode = { readonly results: ConnectionResults; readonly at: Instant };

/**
 * Reads a code as people write it: in small letters, with spaces, O for 0, I or L for 1.
 *
 * @param now the code is from the half year before
 * @returns null for text that is not a code
 */
export const readSupportCode = (text: string, now: Instant): ReadSupportCode | null => {
  const letters = text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  const values = Array.from(letters, (letter) => ALPHABET.indexOf(letter));
  const body = values.slice(0, LETTERS);
  if (values.length !== LETTERS + 1 || values.includes(-1)) return null;
  if (values[LETTERS] !== checkOf(body)) return null;
  const number = body.reduce((sum, value) => sum * 32 + value, 0);
  const last = Math.floor(now / MINUTE);
  const age = (((last - (number % SPAN)) % SPAN) + SPAN) % SPAN;
  return { results: resultsOf(Math.floor(number / SPAN)), at: (last - age) * MINUTE };
};

const resultsOf = (bits: number): ConnectionResults => {
  const entries = connectionSteps.map((step, place): [ConnectionStep, StepResult] => [
    step,
    stepResults[Math.floor(bits / 4 ** (connectionSteps.length - 1 - place)) % 4] ?? 'unknown',
  ]);
  return Object.fromEntries(entries) as Record<ConnectionStep, StepResult>;
};
