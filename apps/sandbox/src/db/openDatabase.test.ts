import postgres from 'postgres';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { createDatabase, databaseAt } from '../tests/support/testDatabases';
import { openDatabase, type OpenDatabase } from './openDatabase';

const MIGRATION_LOCK = 4_100_417;

let url: string;
let observer: postgres.Sql;
const opened: OpenDatabase[] = [];

beforeAll(async () => {
  url = databaseAt(inject('postgresUrl'), 'starts');
  await createDatabase(inject('postgresUrl'), 'starts');
  observer = postgres(url, { max: 2, onnotice: () => undefined });
});
afterAll(async () => {
  await Promise.all(opened.map(({ close }) => close()));
  await observer.end();
});

const start = async () => {
  const database = await openDatabase({ databaseUrl: url, dataDir: null });
  opened.push(database);
};

test('processes that start together on an empty database migrate it once', async () => {
  await Promise.all([start(), start(), start()]);
  const [row] = await observer`
    select count(*) = count(distinct hash) and count(*) > 0 as once from drizzle.__drizzle_migrations`;
  expect(row).toEqual({ once: true });
});

// PgBouncer in transaction mode gives the next statement another connection, so a lock of the session stays behind.
test('a start takes its lock for a transaction', async () => {
  const waiting = await observer.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${MIGRATION_LOCK}::bigint)`;
    const started = start();
    const found = await vi.waitFor(async () => {
      const rows = await observer`
        select a.query
        from pg_locks l join pg_stat_activity a using (pid)
        where l.locktype = 'advisory' and not l.granted and a.datname = current_database()`;
      expect(rows).toHaveLength(1);
      return rows;
    });
    return { found, started };
  });
  await waiting.started;
  expect(waiting.found).toMatchObject([
    { query: expect.stringContaining('pg_advisory_xact_lock') },
  ]);
});
