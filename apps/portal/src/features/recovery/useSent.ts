import { RESET_PASSWORD_COUNTER, SECOND, type Instant } from '@foyer/domain';
import { useState } from 'react';
import { httpOf } from '~/session/api/httpOf';
import type { CallFailure } from '~/session/api/isApiError';
import { clearDraft, keepDraft, readDraft } from '~/session/storage/drafts';
import { now } from '~/session/storage/stores';

/** Whose account it is, and, for a text, which phone it goes to. */
export interface Addressee {
  email: string;
  phoneNumber: string;
}

/** What was sent, to where, and when it can be sent again. */
interface Sent extends Addressee {
  againAt: Instant;
}

/**
 * Remembers what was sent, so that a reload or a window that was closed for the mail or the text
 * goes on where it stopped. Specification, section 9: "Reset password counter constant: 120".
 *
 * @param draft the name that it is kept under
 */
export const useSent = (draft: string) => {
  const [sent, setSent] = useState<Sent | null>(() => {
    const { email, phoneNumber = '', againAt } = readDraft<keyof Sent>(draft);
    return email ? { email, phoneNumber, againAt: Number(againAt) } : null;
  });

  const keep = ({ email, phoneNumber }: Addressee, seconds = RESET_PASSWORD_COUNTER): void => {
    const againAt = now() + seconds * SECOND;
    setSent({ email, phoneNumber, againAt });
    keepDraft(draft, { email, phoneNumber, againAt: String(againAt) }, []);
  };

  const forget = (): void => {
    setSent(null);
    clearDraft(draft);
  };

  return { sent, keep, forget };
};

/** Seconds until another may be asked for, where one was asked for a moment ago; else null. */
export const waitOf = (error: CallFailure): number | null => {
  const http = httpOf(error);
  return http?.status === 429 ? http.retryAfter : null;
};
