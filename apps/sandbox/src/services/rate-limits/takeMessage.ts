import { provedMac } from '../buyers/buyerOf';
import type { Caller } from '../Caller';
import { ServiceError } from '../ServiceError';
import type { Client } from '../sessions/sessions';
import { countedAs, countedWide } from './countedAs';
import { rateLimits, type RateLimits } from './RateLimits';
import { takeAll, type Count } from './takeAll';

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
  /** Where it comes from, if nobody has proved the address or number. */
  typed?: Typed | null;
}

/** Who sends a message to an address or number that nobody has proved. */
interface Typed {
  caller: Caller;
  client: Pick<Client, 'address'>;
  channel: 'email' | 'sms';
  /** The venue that pays for a text. */
  locationId: string;
  /** The guests of a venue may share one address, and more than 60 arrive in an hour. A vouched device is one guest's. */
  isRegistration?: boolean;
}

/** What messages to an address or number count for: many mail services deliver `name+anything@` to `name@`. */
const mailboxOf = (to: string): string => to.toLowerCase().replace(/\+[^@]*(?=@)/, '');

const ofPeople = ({ purpose, to, from, accountId, isOwner }: Message): Count[] => {
  const ofAccount: Count[] =
    accountId === null ? [] : [[rateLimits.message, `${purpose} ${accountId}`]];
  if (isOwner && accountId !== null) return ofAccount;
  const recipient = `${purpose} ${mailboxOf(to)}`;
  const here: Count = [rateLimits.message, `${recipient} ${from}`];
  return [
    ...ofAccount,
    here,
    ...(isOwner ? [] : ([[rateLimits.messageOfStrangers, recipient]] satisfies Count[])),
  ];
};

/**
 * The operator pays for texts, so a /48 network sends no more of them than one line. Phones of one mobile network share a /48,
 * so for emails it has a larger count. Devices and networks cost nothing, so the texts of a venue are counted too.
 */
const ofPlaces = ({ caller, client, channel, locationId, isRegistration }: Typed): Count[] => {
  const wide = countedWide(caller, client);
  if (channel === 'sms')
    return [
      [rateLimits.typedRecipient, wide],
      [rateLimits.siteTexts, locationId],
    ];
  const own: Count = [rateLimits.typedRecipient, countedAs(caller, client)];
  const all: Count = [rateLimits.typedWide, wide];
  return isRegistration && provedMac(caller) === null ? [all] : [own, all];
};

/**
 * Counts a message before it is sent. One that is not sent uses up none of the counts, which others share. Rules LOGIN-14 and
 * LOGIN-21.
 * @returns null if it may be sent
 */
export const takeMessage = (limits: RateLimits, message: Message): ReturnType<typeof takeAll> =>
  takeAll(limits, [...ofPeople(message), ...(message.typed ? ofPlaces(message.typed) : [])]);

/**
 * Counts a message before it is sent.
 * @throws ServiceError `TOO_MANY_REQUESTS` with the seconds to wait
 */
export const useMessage = async (limits: RateLimits, message: Message): Promise<void> => {
  const refusal = await takeMessage(limits, message);
  if (refusal) throw new ServiceError('TOO_MANY_REQUESTS', refusal.limit.message, refusal);
};
