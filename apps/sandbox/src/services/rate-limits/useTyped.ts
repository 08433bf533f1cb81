import type { Backend } from '../Backend';
import type { Caller } from '../Caller';
import { ServiceError } from '../ServiceError';
import type { Client } from '../sessions/sessions';
import { countedWide } from './countedAs';
import { rateLimits } from './RateLimits';

/** A message to a recipient whom nobody has proved. */
interface Typed {
  caller: Caller;
  client: Pick<Client, 'address'>;
  channel: 'email' | 'sms';
}

/**
 * Counts a message to an address or number that nobody has proved. The operator pays for texts, so they count for the venue
 * too, where devices and networks cost nothing. Rule LOGIN-21.
 * @returns null if it is allowed, otherwise the seconds to wait
 */
export const takeTyped = async (
  { limits }: Pick<Backend, 'limits'>,
  { caller, client, channel }: Typed,
): Promise<number | null> => {
  const wait = await limits.take(rateLimits.typedRecipient, countedWide(caller, client));
  if (wait !== null || channel === 'email') return wait;
  return limits.take(rateLimits.siteTexts, caller.claims.location_id);
};

/** @throws ServiceError `TOO_MANY_REQUESTS` */
export const useTyped = async (backend: Pick<Backend, 'limits'>, typed: Typed): Promise<void> => {
  const retryAfter = await takeTyped(backend, typed);
  if (retryAfter !== null)
    throw new ServiceError('TOO_MANY_REQUESTS', rateLimits.typedRecipient.message, { retryAfter });
};
