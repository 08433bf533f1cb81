import { DAY } from '@foyer/domain';
import type { Db } from '../db/openDatabase';
import { newId } from '../db/newId';
import { deviceNotices } from '../db/schema/network';
import { coupons, plans, sites } from '../db/schema/sites';
import type { VenueSeed } from './VenueSeed';

const couponRows = (
  { coupons: seeds, locationId, customerCode, details }: VenueSeed,
  now: number,
) =>
  seeds.map((seed) => ({
    code: seed.code,
    locationId,
    customerCode,
    percentOff: seed.percentOff ?? null,
    amountOff: seed.amountOff ?? null,
    currency: seed.amountOff === undefined ? null : details.currency,
    periods: seed.periods,
    planPriceId: seed.planPriceId ?? null,
    expiresAt: seed.expiresInDays === undefined ? null : now + seed.expiresInDays * DAY,
  }));

/** Writes a venue, its plans and its coupons; existing rows are not changed. */
export const seedVenue = async (
  db: Db,
  venue: VenueSeed,
  position: number,
  now: number,
): Promise<void> => {
  const { locationId, customerCode, details } = venue;
  await db
    .insert(sites)
    .values({ locationId, customerCode, position, details })
    .onConflictDoNothing();
  if (venue.plans.length > 0)
    await db
      .insert(plans)
      .values(
        venue.plans.map((plan, index) => ({
          ...plan,
          locationId,
          position: index,
          currency: details.currency,
        })),
      )
      .onConflictDoNothing();
  if (venue.coupons.length > 0)
    await db.insert(coupons).values(couponRows(venue, now)).onConflictDoNothing();
  for (const message of venue.notices ?? [])
    await db
      .insert(deviceNotices)
      .values({ id: newId('ntc'), customerCode, message, createdAt: now });
};
