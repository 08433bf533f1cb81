import { and, eq, gt } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { guestPasses } from '../../db/schema/network';

/** A row of the table of guest passes. */
export type GuestPassRow = typeof guestPasses.$inferSelect;

/** The pass that a device at a venue is using; null for none. */
export const guestPassOf = async (
  { db, clock }: Pick<Backend, 'db' | 'clock'>,
  locationId: string,
  mac: string,
): Promise<GuestPassRow | null> => {
  const [pass] = await db
    .select()
    .from(guestPasses)
    .where(
      and(
        eq(guestPasses.locationId, locationId),
        eq(guestPasses.mac, mac),
        eq(guestPasses.state, 'running'),
        gt(guestPasses.endsAt, clock.now()),
      ),
    );
  return pass ?? null;
};
