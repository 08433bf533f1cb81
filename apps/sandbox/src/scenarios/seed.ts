import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { boolean } from 'valibot';
import type { Backend } from '../services/Backend';
import type { OpenDatabase } from '../db/openDatabase';
import * as billing from '../db/schema/billing';
import * as network from '../db/schema/network';
import * as outbox from '../db/schema/outbox';
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

const tables = [billing, network, outbox, sites, subscriptions, users]
  .flatMap((part): unknown[] => Object.values(part))
  .filter((value): value is PgTable => is(value, PgTable))
  .map(getTableName);

/** Deletes what an interrupted seeding has left. */
const empty = async ({ db }: Backend): Promise<void> => {
  await db.execute(sql.raw(`truncate ${tables.map((name) => `"${name}"`).join(', ')} cascade`));
};

const fill = async (backend: Backend, big: boolean): Promise<void> => {
  const { db, clock } = backend;
  if (await readSetting(db, SEEDED, boolean())) return;
  await empty(backend);
  for (const [position, venue] of venues.entries()) {
    await seedVenue(db, venue, position, clock.now());
    for (const persona of venue.personas) await seedPersona(backend, venue, persona);
  }
  if (big) await seedLargeVenue(backend);
  await runJobs(backend);
  await writeSetting(db, SEEDED, true);
};

/**
 * Fills an empty database with the venues and the people of the sandbox. An interrupted seeding
 * starts again. If two processes share a database, one seeds and the other waits.
 * @param big adds a thousand plans, five thousand devices and ten thousand invoices
 */
export const seed = async (
  backend: Backend,
  engine: OpenDatabase['engine'],
  big: boolean,
): Promise<void> => {
  // The embedded database serves one process, so it needs no lock.
  if (engine === 'pglite') return fill(backend, big);
  await backend.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    await fill(backend, big);
  });
};
