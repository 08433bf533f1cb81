import { asc } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { sites } from '../../db/schema/sites';
import type { SiteRow } from './findSite';

/** The site whose support hears about a payment: the payer's, or the first one, that has an address for support. */
export const siteWithSupport = async (
  db: Db,
  preferred: string | null,
): Promise<SiteRow | null> => {
  const all = await db.select().from(sites).orderBy(asc(sites.locationId));
  const reachable = all.filter(({ details }) => details.support.email);
  return reachable.find(({ locationId }) => locationId === preferred) ?? reachable[0] ?? null;
};
