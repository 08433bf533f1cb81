import { ServiceError } from '../ServiceError';
import { rateLimits, type RateLimits } from './RateLimits';

/** A code or link that somebody asks for. */
interface Message {
  /** Each purpose has counts of its own, so that none uses up the messages of another. */
  purpose: 'log-in' | 'reset' | 'new email' | 'new mobile' | 'order' | 'declaration';
  /** The address or number. */
  to: string;
  /** The network that asks. */
  from: string;
  /** The account that asks; null where nobody has logged in or given the password. */
  accountId: string | null;
  /** Whether the recipient is known to be the one who asks. Strangers cannot use up this person's messages. */
  isOwner: boolean;
}

/** What messages to an address or number count for: many mail services deliver `name+anything@` to `name@`. */
const mailboxOf = (to: string): string => to.toLowerCase().replace(/\+[^@]*(?=@)/, '');

/**
 * Counts a message before it is sent. Rule LOGIN-14.
 * @returns null if it may be sent, otherwise the seconds to wait
 */
export const takeMessage = async (
  limits: RateLimits,
  { purpose, to, from, accountId, isOwner }: Message,
): Promise<number | null> => {
  const ofAccount =
    accountId === null ? null : await limits.take(rateLimits.message, `${purpose} ${accountId}`);
  if (ofAccount !== null || (isOwner && accountId !== null)) return ofAccount;
  const recipient = `${purpose} ${mailboxOf(to)}`;
  const here = await limits.take(rateLimits.message, `${recipient} ${from}`);
  if (here !== null || isOwner) return here;
  return limits.take(rateLimits.messageOfStrangers, recipient);
};

/**
 * Counts a message before it is sent.
 * @throws ServiceError `TOO_MANY_REQUESTS` with the seconds to wait
 */
export const useMessage = async (limits: RateLimits, message: Message): Promise<void> => {
  const retryAfter = await takeMessage(limits, message);
  if (retryAfter !== null)
    throw new ServiceError('TOO_MANY_REQUESTS', rateLimits.message.message, { retryAfter });
};
