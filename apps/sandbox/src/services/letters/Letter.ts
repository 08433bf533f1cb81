import type { Backend } from '../Backend';
import type { Customer } from '../buyers/customerOf';
import type { Mail } from '../messages/MessageSender';
import type { NoticeRow } from '../notices/queueNotice';

/** What a notice says; greeting, sender and recipient are the same for all. */
export type Letter = Pick<Mail, 'subject' | 'paragraphs' | 'facts' | 'action' | 'appendices'> & {
  /** The venue that it comes from. */
  locationId: string;
  /** Sent as a text message in place of the mail. */
  sms?: { to: string; text: string };
};

/** The notice is early: look again at this instant. */
interface Later {
  later: number;
}

/** Writes a notice in the customer's language; null if there is nothing to tell any more. */
export type WriteLetter = (
  backend: Backend,
  notice: NoticeRow,
  customer: Customer,
) => Promise<Letter | Later | null>;
