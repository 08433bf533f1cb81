import { RESET_PASSWORD_COUNTER, SECOND, type Instant } from '@foyer/domain';
import { useState } from 'react';
import { httpErrorOf } from '~/session/api/httpError';
import type { CallFailure } from '~/session/api/isApiError';
import { clearDraft, keepDraft, readDraft } from '~/session/storage/formDrafts';
import { now } from '~/session/storage/browserStores';

/** The account's email address, and the phone of a text message. */
export interface Addressee {
  email: string;
  phoneNumber: string;
}

/** Where a link or a code was sent, and when another one can be sent: 0 if this window has sent none. */
interface Sent extends Addressee {
  againAt: Instant;
}

/**
 * Stores where a link or a code was sent, so that a user who closes the window to read it, or
 * reloads, continues at the same step. Rule PASS-1.
 *
 * @param draft the key that it is stored under
 */
export const useSentRequest = (draft: string) => {
  const [sent, setSent] = useState<Sent | null>(() => {
    const { email, phoneNumber = '', againAt } = readDraft<keyof Sent>(draft);
    return email ? { email, phoneNumber, againAt: Number(againAt) } : null;
  });

  const keepUntil = ({ email, phoneNumber }: Addressee, againAt: Instant): void => {
    setSent({ email, phoneNumber, againAt });
    keepDraft(draft, { email, phoneNumber, againAt: String(againAt) }, []);
  };
  const keep = (to: Addressee, seconds = RESET_PASSWORD_COUNTER): void =>
    keepUntil(to, now() + seconds * SECOND);
  /** For a code that another window has requested. */
  const keepUnsent = (to: Addressee): void => keepUntil(to, 0);

  const forget = (): void => {
    setSent(null);
    clearDraft(draft);
  };

  return { sent, keep, keepUnsent, forget };
};

/** Seconds until the user can request another one, after a request a moment ago; else null. */
export const retryWait = (error: CallFailure): number | null => {
  const http = httpErrorOf(error);
  return http?.status === 429 ? http.retryAfter : null;
};
