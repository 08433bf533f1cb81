import { sql } from 'drizzle-orm';
import type { TestSandbox } from './testSandbox';

/**
 * Lets inserts into a table fail, as a process that dies there would, until the returned function is called.
 * @param table its name in the database
 */
export const failInserts = async (
  { backend: { db } }: TestSandbox,
  table: string,
): Promise<() => Promise<void>> => {
  await db.execute(
    sql.raw(
      `create or replace function die() returns trigger language plpgsql as $$ begin raise exception 'The process died.'; end $$`,
    ),
  );
  await db.execute(
    sql.raw(`create trigger die before insert on ${table} for each row execute function die()`),
  );
  return async () => void (await db.execute(sql.raw(`drop trigger die on ${table}`)));
};
