import { and, eq } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { devices } from '../../db/schema/network';
import { provedMac } from '../buyers/buyerOf';
import type { Caller, UserRow } from '../Caller';
import { hasLoggedInFrom } from '../sessions/sessions';

/** Who logs in or asks for a new password, as the counts know them. */
export interface Asker {
  /** The key of the counts. */
  key: string;
  /** Whether it is a device or a network of the user's own. */
  isKnown: boolean;
}

const ownDevice = async (
  { db }: Pick<Backend, 'db'>,
  caller: Caller,
  { id }: UserRow,
): Promise<string | null> => {
  const mac = provedMac(caller);
  if (mac === null) return null;
  const [device] = await db
    .select({ id: devices.id })
    .from(devices)
    .where(and(eq(devices.userId, id), eq(devices.mac, mac)));
  return device?.id ?? null;
};

/**
 * Who asks for entry to an account: one of the user's devices, if the gateway vouches for it, else the
 * network. At a venue all visitors may share one network, and a stranger there must not use up what the
 * user has. Rules LOGIN-10 and LOGIN-20.
 */
export const askerOf = async (
  backend: Pick<Backend, 'db'>,
  caller: Caller,
  user: UserRow | null,
  network: string,
): Promise<Asker> => {
  if (!user) return { key: network, isKnown: false };
  const device = await ownDevice(backend, caller, user);
  return device === null
    ? { key: network, isKnown: await hasLoggedInFrom(backend, user.id, network) }
    : { key: device, isKnown: true };
};
