import { is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { boolean } from 'valibot';
import type { Backend } from '../services/Backend';
import type { Db } from '../db/openDatabase';
import * as billing from '../db/schema/billing';
import * as network from '../db/schema/network';
import * as outbox from '../db/schema/outbox';
import * as rateLimits from '../db/schema/rateLimits';
import * as sessions from '../db/schema/sessions';
import * as sites from '../db/schema/sites';
import * as subscriptions from '../db/schema/subscriptions';
import * as users from '../db/schema/users';
import { runJobs } from '../services/jobs/runJobs';
import { readSetting, writeSetting } from '../services/settings/readSetting';
import { seedLargeVenue } from './seedLargeVenue';
import { seedPersona } from './seedPersona';
import { seedVenue } from './seedVenue';
import { venues } from './venues/venues';

const SEEDED = 'seeded';
/** Number of the lock that keeps two processes from seeding one database. */
const LOCK = 4_100_418;

/** Tables whose rows somebody made; an event of the card provider may come before the first of them. */
const tables = [billing, network, outbox, rateLimits, sessions, sites, subscriptions, users]
  .flatMap((part): unknown[] => Object.values(part))
  .filter((value): value is PgTable => is(value, PgTable) && value !== billing.providerEvents);

const hasRows = async (db: Db): Promise<boolean> => {
  for (const table of tables)
    if (
      (
        await db
          .select({ one: sql`1` })
          .from(table)
          .limit(1)
      ).length > 0
    )
      return true;
  return false;
};

/** Whether a database holds the venues and people of the sandbox, whose password is public. */
export const isSeeded = async (db: Db): Promise<boolean> =>
  (await readSetting(db, SEEDED, boolean())) ?? false;

const fill = async (backend: Backend, big: boolean): Promise<void> => {
  const { db, clock } = backend;
  for (const [position, venue] of venues.entries()) {
    await seedVenue(db, venue, position, clock.now());
    for (const persona of venue.personas) await seedPersona(backend, venue, persona);
  }
  if (big) await seedLargeVenue(backend);
  await writeSetting(db, SEEDED, true);
};

/**
 * Does work that reads what seeding has made. It waits for a seeding under way, also for one whose process was killed while
 * the database saved it.
 */
export const afterSeeding = <Done>(db: Db, work: (tx: Db) => Promise<Done>): Promise<Done> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    return work(tx);
  });

/**
 * Fills an empty database with the venues and the people of the sandbox, all of them or none: an
 * interrupted seeding leaves nothing. What the database holds already is never changed. If two
 * processes share a database, one seeds and the other waits.
 * @param big adds a thousand plans, five thousand devices and ten thousand invoices
 */
export const seed = async (backend: Backend, big: boolean): Promise<void> => {
  const outcome = await afterSeeding(backend.db, async (tx) => {
    if (await isSeeded(tx)) return 'seeded before';
    if (await hasRows(tx)) return 'not empty';
    await fill({ ...backend, db: tx }, big);
    return 'seeded';
  });
  if (outcome === 'seeded') await runJobs(backend);
  if (outcome === 'not empty')
    console.warn('The demo venues were not added, because the database holds other data.');
};
