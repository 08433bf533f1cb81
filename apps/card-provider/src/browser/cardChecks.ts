import { passesLuhn } from '../payments/passesLuhn';
import { brandOf } from './cardBrands';
import type { FieldWords } from '../words/Words';
import { fill } from '../words/fill';
import { digitsOf } from './cardFormat';

export interface Expiry {
  month: number;
  year: number;
}

/** "08 / 29" → month and full year, or null while it is unfinished. */
export function readExpiry(text: string): Expiry | null {
  const match = /^(\d\d) \/ (\d\d)$/.exec(text);
  return match ? { month: Number(match[1]), year: 2000 + Number(match[2]) } : null;
}

export function numberProblem(text: string, words: FieldWords): string | null {
  const digits = digitsOf(text);
  if (!digits) return words.numberMissing;
  const { lengths } = brandOf(digits);
  if (digits.length < Math.min(...lengths)) return words.numberShort;
  if (!lengths.includes(digits.length) || !passesLuhn(digits)) {
    return words.numberWrong;
  }
  return null;
}

export function expiryProblem(text: string, today: Date, words: FieldWords): string | null {
  if (!text) return words.expiryMissing;
  const expiry = readExpiry(text);
  if (!expiry) return words.expiryForm;
  if (expiry.month < 1 || expiry.month > 12) return words.monthWrong;
  const ends = new Date(expiry.year, expiry.month, 1);
  if (ends <= today) return words.expired;
  return expiry.year > today.getFullYear() + 50 ? words.yearWrong : null;
}

export function codeProblem(text: string, number: string, words: FieldWords): string | null {
  const { codeLength } = brandOf(digitsOf(number));
  if (!text) return words.codeMissing;
  return digitsOf(text).length === codeLength
    ? null
    : fill(words.codeLength, { count: codeLength });
}

export const nameProblem = (text: string, words: FieldWords): string | null =>
  text.trim() ? null : words.nameMissing;

export const emailProblem = (text: string, words: FieldWords): string | null =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim()) ? null : words.emailWrong;
