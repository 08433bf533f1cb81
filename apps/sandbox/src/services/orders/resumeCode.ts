import { HOUR, MINUTE, type ResumeChannel } from '@foyer/domain';
import { hashSecret, letters, linkCode } from '../one-time-codes/oneTimeCodes';

/** A code on the screen hands over a session, so it works once and for minutes only. */
export const resumeCodes: Record<ResumeChannel, { make: () => string; lifetime: number }> = {
  screen: { make: () => letters(8), lifetime: 10 * MINUTE },
  email: { make: linkCode, lifetime: 24 * HOUR },
  sms: { make: linkCode, lifetime: 24 * HOUR },
};

/** A typed code is compared without case, spaces and dashes; a link's code as it is. */
export const hashResumeCode = (code: string): string => {
  const typed = code.replace(/[\s-]/g, '').toUpperCase();
  const spelt = typed.length === 8 ? typed : code.trim();
  return hashSecret('resume', spelt);
};
