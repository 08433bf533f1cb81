import { desc, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { bigint, pgSchema, serial, text } from 'drizzle-orm/pg-core';
import type { Db } from './openDatabase';

/** Drizzle's own record of what it has applied, so that its tools know the database too. */
const applied = pgSchema('drizzle').table('__drizzle_migrations', {
  id: serial().primaryKey(),
  hash: text().notNull(),
  createdAt: bigint('created_at', { mode: 'number' }),
});

/** Separates this advisory lock from others in the database. */
const LOCK = 4_100_417;

/**
 * Brings the tables of a PostgreSQL server up to date. Processes that start together take turns.
 *
 * All of it is one transaction, which Drizzle's own function can't run in: a lock of the session would stay behind at
 * PgBouncer in transaction mode, which gives the next statement another connection.
 */
export const migrateServer = (db: Db, migrationsFolder: string): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK}::bigint)`);
    await tx.execute(sql`create schema if not exists drizzle`);
    await tx.execute(
      sql`create table if not exists ${applied} (id serial primary key, hash text not null, created_at bigint)`,
    );
    const [last] = await tx.select().from(applied).orderBy(desc(applied.createdAt)).limit(1);
    const missing = readMigrationFiles({ migrationsFolder }).filter(
      ({ folderMillis }) => folderMillis > (last?.createdAt ?? 0),
    );
    for (const { sql: statements, hash, folderMillis } of missing) {
      for (const statement of statements) await tx.execute(sql.raw(statement));
      await tx.insert(applied).values({ hash, createdAt: folderMillis });
    }
  });
