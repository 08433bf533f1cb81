import { DAY, MINUTE } from '@foyer/domain';
import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

const WAIT_AFTER_FAILURE = 10 * MINUTE;

/**
 * What a row gets before its email is sent, or its refund tried: this try counts, and the next one is later. So only one
 * process tries it, and no lock is held while a mail server answers. If the process stops meanwhile, the next try repeats it.
 * @param attempts the column that counts the tries
 * @returns the new count, and when the next try is due, epoch milliseconds
 */
export const countTry = (attempts: AnyColumn, now: number): { attempts: SQL; dueAt: SQL } => ({
  attempts: sql`${attempts} + 1`,
  dueAt: sql`${now}::bigint + least((${attempts} + 1) * ${WAIT_AFTER_FAILURE}, ${DAY})::bigint`,
});
