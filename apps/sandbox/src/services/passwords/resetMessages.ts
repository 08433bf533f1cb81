import { and, eq } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { devices } from '../../db/schema/network';
import { provedMac } from '../buyers/buyerOf';
import type { Caller, UserRow } from '../Caller';
import { hasProvedAddress, hasProvedMobile } from '../one-time-codes/provedContact';
import { takeMessage } from '../rate-limits/takeMessage';
import { hasLoggedInFrom } from '../sessions/sessions';

/** Who asks for a new password, as its counts know them. */
export interface Asker {
  /** The key of the counts. */
  key: string;
  /** Whether it is a device or a network of the user's own. */
  isKnown: boolean;
}

/**
 * Who asks for a user's new password: one of the user's devices, if the gateway vouches for it, else the
 * network. At a venue all visitors may share one network, and a stranger there must not use up what the
 * user has. Rule LOGIN-14.
 */
export const askerOf = async (
  backend: Pick<Backend, 'db'>,
  caller: Caller,
  user: UserRow | null,
  network: string,
): Promise<Asker> => {
  const mac = provedMac(caller);
  if (!user) return { key: network, isKnown: false };
  const [device] =
    mac === null
      ? []
      : await backend.db
          .select({ id: devices.id })
          .from(devices)
          .where(
            and(
              eq(devices.userId, user.id),
              eq(devices.mac, mac),
              eq(devices.locationId, caller.claims.location_id),
            ),
          );
  return device
    ? { key: device.id, isKnown: true }
    : { key: network, isKnown: await hasLoggedInFrom(backend, user.id, network) };
};

/**
 * Counts a reset message to a user. Only the user could see that the hour's messages are sent, so
 * this throws nothing: an error would tell that the account exists. Rule LOGIN-14.
 * @returns true if no more may be sent now
 */
export const isSpent = async (
  backend: Backend,
  user: UserRow,
  by: 'email' | 'mobile',
  { key: from, isKnown }: Asker,
): Promise<boolean> => {
  const { db, limits } = backend;
  const hasProved = by === 'email' ? hasProvedAddress : hasProvedMobile;
  const isOwner = isKnown && (await hasProved(db, user));
  const message = { purpose: 'reset', to: user[by], from, accountId: null, isOwner } as const;
  return (await takeMessage(limits, message)) !== null;
};

/** Longer than sending a message takes. */
const ANSWER_AFTER_MS = 250;

/**
 * Answers after a fixed time, because sending a message takes longer than sending none and would
 * tell that the account exists.
 */
export const afterFixedTime = async <T>(work: Promise<T>): Promise<T> => {
  const [result] = await Promise.allSettled([
    work,
    new Promise((resolve) => setTimeout(resolve, ANSWER_AFTER_MS)),
  ]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
};
