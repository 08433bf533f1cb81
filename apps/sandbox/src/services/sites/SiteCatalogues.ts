import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { preparedFor } from '../../db/preparedFor';
import { sites } from '../../db/schema/sites';
import type { Caller } from '../Caller';
import { plansAt, type PlanRow } from '../plans/findPlan';
import { findSite, locationOf, siteNotFound, type SiteRow } from './findSite';

/** A venue with its price list, hidden plans included. */
export interface SiteCatalogue {
  readonly site: SiteRow;
  readonly plans: readonly PlanRow[];
}

/** How many venues are kept in memory. */
const MAX_KEPT = 500;

const siteVersion = preparedFor((db) =>
  db
    .select({ version: sites.version })
    .from(sites)
    .where(eq(sites.locationId, sql.placeholder('locationId')))
    .prepare('site_version'),
);

/**
 * Venues and price lists for the calls that every visitor makes. They are kept in memory by their version, which each request
 * reads from the database. A change therefore shows straight away, whichever process makes it.
 */
export class SiteCatalogues {
  readonly #db: Db;
  readonly #kept = new Map<string, { version: number; catalogue: SiteCatalogue }>();

  constructor(db: Db) {
    this.#db = db;
  }

  /** Null if there is no such venue. */
  async find(locationId: string): Promise<SiteCatalogue | null> {
    const [now] = await siteVersion(this.#db).execute({ locationId });
    const kept = this.#kept.get(locationId);
    if (now && kept?.version === now.version) return kept.catalogue;
    this.#kept.delete(locationId);
    const site = now ? await findSite(this.#db, locationId) : null;
    if (!now || !site) return null;
    const catalogue = { site, plans: await plansAt(this.#db, locationId) };
    // Under the version that was read first: what changed since then has a newer one and is read again.
    this.#keep(locationId, now.version, catalogue);
    return catalogue;
  }

  #keep(locationId: string, version: number, catalogue: SiteCatalogue): void {
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined && this.#kept.size >= MAX_KEPT) this.#kept.delete(oldest);
    this.#kept.set(locationId, { version, catalogue });
  }

  /**
   * A venue by its location id.
   * @throws ServiceError `SITE_NOT_FOUND`
   */
  async require(locationId: string): Promise<SiteCatalogue> {
    const catalogue = await this.find(locationId);
    if (!catalogue) throw siteNotFound();
    return catalogue;
  }

  /**
   * The venue of a session, as `siteOf` finds it.
   * @throws ServiceError `SITE_NOT_FOUND`
   */
  of(caller: Caller): Promise<SiteCatalogue> {
    return this.require(locationOf(caller));
  }
}
