import { brandOf } from './cardBrands';

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** "4242424242" → "4242 4242 42", grouped as on the card. */
export function formatNumber(text: string): string {
  const brand = brandOf(digitsOf(text));
  let digits = digitsOf(text).slice(0, Math.max(...brand.lengths));
  const parts: string[] = [];
  for (const size of brand.groups) {
    if (digits) parts.push(digits.slice(0, size));
    digits = digits.slice(size);
  }
  return parts.join(' ');
}

/** "829" → "08 / 29"; a slash or a space after one digit means a single-digit month. */
export function formatExpiry(text: string): string {
  const [month = '', year] = text.split(/[/\s.-]+/);
  const typedYear = year !== undefined && digitsOf(month).length === 1;
  let digits = digitsOf(typedYear ? `0${text}` : text);
  if (/^[2-9]/.test(digits)) digits = `0${digits}`;
  // A browser fills in "08 / 2029"; the century is left out.
  if (digits.length === 6 && digits.slice(2, 4) === '20')
    digits = digits.slice(0, 2) + digits.slice(4);
  digits = digits.slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

export const formatCode = (text: string, length: number): string => digitsOf(text).slice(0, length);

/** Where the caret belongs after formatting: behind as many digits as before. */
export function caretAfter(text: string, digitsBefore: number): number {
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (seen === digitsBefore && /\d/.test(text[index] ?? '')) return index;
    if (/\d/.test(text[index] ?? '')) seen += 1;
  }
  return text.length;
}
