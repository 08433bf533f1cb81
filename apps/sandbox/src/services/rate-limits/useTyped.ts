import type { Backend } from '../Backend';
import type { Caller } from '../Caller';
import { ServiceError } from '../ServiceError';
import type { Client } from '../sessions/sessions';
import { countedAs, countedWide } from './countedAs';
import { rateLimits, type RateLimit } from './RateLimits';

type Limits = Pick<Backend, 'limits'>;

/** A message to a recipient whom nobody has proved. */
interface Typed {
  caller: Caller;
  client: Pick<Client, 'address'>;
  channel: 'email' | 'sms';
}

/**
 * Counts a message to an address or number that nobody has proved. The operator pays for texts, so a /48 network sends no more
 * of them than one line. Phones of one mobile network share a /48, so for emails it has a larger count. Rule LOGIN-21.
 * @returns null if it is allowed, otherwise the seconds to wait
 */
export const takeTyped = async (
  { limits }: Limits,
  { caller, client, channel }: Typed,
): Promise<number | null> => {
  const wide = countedWide(caller, client);
  if (channel === 'sms') return limits.take(rateLimits.typedRecipient, wide);
  const wait = await limits.take(rateLimits.typedRecipient, countedAs(caller, client));
  return wait ?? limits.take(rateLimits.typedWide, wide);
};

/**
 * Counts a text to a number that nobody has proved for its venue, where devices and networks cost nothing. Call it last: a text
 * that isn't sent must not use up what others have. Rule LOGIN-21.
 * @returns null if it is allowed, otherwise the seconds to wait
 */
export const takeText = ({ limits }: Limits, locationId: string): Promise<number | null> =>
  limits.take(rateLimits.siteTexts, locationId);

const refuse = (retryAfter: number | null, { message }: RateLimit): void => {
  if (retryAfter !== null) throw new ServiceError('TOO_MANY_REQUESTS', message, { retryAfter });
};

/** @throws ServiceError `TOO_MANY_REQUESTS` */
export const useTyped = async (backend: Limits, typed: Typed): Promise<void> =>
  refuse(await takeTyped(backend, typed), rateLimits.typedRecipient);

/** @throws ServiceError `TOO_MANY_REQUESTS` */
export const useText = async (backend: Limits, locationId: string): Promise<void> =>
  refuse(await takeText(backend, locationId), rateLimits.typedRecipient);
