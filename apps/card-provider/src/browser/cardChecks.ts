import { passesLuhn } from '../payments/passesLuhn';
import { brandOf } from './cardBrands';
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

export function numberProblem(text: string): string | null {
  const digits = digitsOf(text);
  if (!digits) return 'Enter your card number.';
  const { lengths } = brandOf(digits);
  if (digits.length < Math.min(...lengths)) return 'Your card number is too short.';
  if (!lengths.includes(digits.length) || !passesLuhn(digits)) {
    return 'Your card number has a mistake in it. Check it.';
  }
  return null;
}

export function expiryProblem(text: string, today: Date): string | null {
  if (!text) return 'Enter the expiry date.';
  const expiry = readExpiry(text);
  if (!expiry) return 'Enter month and year, like 08 / 29.';
  if (expiry.month < 1 || expiry.month > 12) return 'Enter a month from 01 to 12.';
  const ends = new Date(expiry.year, expiry.month, 1);
  if (ends <= today) return 'Your card has expired.';
  return expiry.year > today.getFullYear() + 50 ? 'Check the year.' : null;
}

export function codeProblem(text: string, number: string): string | null {
  const { codeLength } = brandOf(digitsOf(number));
  if (!text) return 'Enter the security code.';
  return digitsOf(text).length === codeLength ? null : `The code has ${codeLength} digits.`;
}

export const nameProblem = (text: string): string | null =>
  text.trim() ? null : 'Enter the name on the card.';

export const emailProblem = (text: string): string | null =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim()) ? null : 'Enter your email address.';
