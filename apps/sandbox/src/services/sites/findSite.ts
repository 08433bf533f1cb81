import { eq } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { sites } from '../../db/schema/sites';
import type { Caller, UserRow } from '../Caller';
import { ServiceError } from '../ServiceError';

/** A row of the table of venues. */
export type SiteRow = typeof sites.$inferSelect;

/** A venue by its location id; null when there is none. */
export const findSite = async (db: Db, locationId: string): Promise<SiteRow | null> => {
  const [site] = await db.select().from(sites).where(eq(sites.locationId, locationId));
  return site ?? null;
};

/** The location of a session: that of the device, else the account's own. */
export const locationOf = ({ claims, user }: Caller): string =>
  claims.location_id || (user?.locationId ?? '');

export const siteNotFound = (): ServiceError =>
  new ServiceError('SITE_NOT_FOUND', 'There is no portal for this location.');

/**
 * The venue of a session: that of the device, else the account's own.
 * @throws ServiceError `SITE_NOT_FOUND`
 */
export const siteOf = async (db: Db, caller: Caller): Promise<SiteRow> => {
  const site = await findSite(db, locationOf(caller));
  if (!site) throw siteNotFound();
  return site;
};

/**
 * The scope in which an email address is unique: the operator if one account serves all its
 * venues, else the venue.
 */
export const realmOf = (site: SiteRow): string =>
  site.details.oneAccountEnabled ? `operator:${site.customerCode}` : `site:${site.locationId}`;

/** Whether a user has an account at a venue: there, or with its operator if one account serves all its venues. */
export const belongsTo = (user: UserRow, site: SiteRow): boolean =>
  user.realm === realmOf(site) || user.locationId === site.locationId;

/** Refuses to sell at a venue that has closed, also to somebody whose page was open before. Rule SUB-21. */
export const requireOpen = (site: SiteRow | null): void => {
  if (site?.details.enabled === false)
    throw new ServiceError('STATE_CONFLICT', 'We no longer sell plans here.');
};

/** Whether a venue had closed by an instant, epoch milliseconds; true of a closed one where nobody knows when. */
export const hadClosed = async (db: Db, locationId: string, at: number): Promise<boolean> => {
  const site = await findSite(db, locationId);
  return site?.details.enabled === false && at >= (site.closedAt ?? at);
};

/** Whether a venue has closed, so that it sells nothing more. Rule SUB-21. */
export const isClosed = async (db: Db, locationId: string): Promise<boolean> =>
  (await findSite(db, locationId))?.details.enabled === false;
