import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { guestPasses } from '../../db/schema/network';
import type { GuestPassRow } from '../entitlement/guestPassOf';
import { findGatewayDevice } from '../network/gatewayDevices';
import { refreshDeviceState } from '../network/refreshDeviceState';
import { notFound } from '../ServiceError';

/** Takes the guest offline, unless their device has access without the pass. Rule GUEST-6. */
const cutOff = async (backend: Backend, { locationId, mac }: GuestPassRow): Promise<void> => {
  const device = mac ? await findGatewayDevice(backend.db, locationId, mac) : null;
  if (device) await refreshDeviceState(backend, device);
};

/**
 * Ends a pass of a user; ending it twice changes nothing.
 * @throws ServiceError `NOT_FOUND`
 */
export const endPass = async (backend: Backend, userId: string, id: string): Promise<void> => {
  const { db, clock } = backend;
  const own = and(eq(guestPasses.id, id), eq(guestPasses.userId, userId));
  const [ended] = await db
    .update(guestPasses)
    .set({ state: 'ended', code: null, endsAt: clock.now() })
    .where(and(own, inArray(guestPasses.state, ['open', 'running'])))
    .returning();
  if (ended) return cutOff(backend, ended);
  const [known] = await db.select({ id: guestPasses.id }).from(guestPasses).where(own);
  if (!known) throw notFound('guest pass');
};

const states = [
  { from: 'running', to: 'ended' },
  { from: 'open', to: 'expired' },
] as const;

/** Ends the passes whose time is over, and takes their guests offline. */
export const endDuePasses = async (backend: Backend, now: number): Promise<void> => {
  for (const { from, to } of states) {
    const over = await backend.db
      .update(guestPasses)
      .set({ state: to, code: null })
      .where(and(eq(guestPasses.state, from), lte(guestPasses.endsAt, now)))
      .returning();
    for (const pass of over) await cutOff(backend, pass);
  }
};
