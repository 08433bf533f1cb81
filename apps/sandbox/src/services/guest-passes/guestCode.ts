import { hashSecret, letters } from '../one-time-codes/oneTimeCodes';

/** A new code: eight letters and digits that cannot be mistaken for one another. */
export const newGuestCode = (): string => letters(8);

/** The hash under which a pass is found. Case, spaces and dashes do not count. */
export const hashGuestCode = (code: string): string =>
  hashSecret('guest-pass', code.replace(/[^a-z\d]/gi, '').toUpperCase());

/** A code as people read it: ABCD-EFGH. */
export const spellGuestCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;
