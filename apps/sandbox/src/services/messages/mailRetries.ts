import { DAY, MINUTE } from '@foyer/domain';
import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Backend } from '../Backend';

/** How often a mail to a customer that cannot be sent is tried, ever later. Rule LAW-11. */
export const MAX_ATTEMPTS = 20;
const WAIT_AFTER_FAILURE = 10 * MINUTE;

/**
 * What a row gets before its mail is sent: this try counts, and the next one is later. So only one process sends it, and
 * no lock is held while a mail server answers. A process that dies meanwhile leaves it to the next try.
 * @param attempts the column that counts the tries
 * @returns the new count, and when the next try is due, epoch milliseconds
 */
export const countTry = (attempts: AnyColumn, now: number): { attempts: SQL; dueAt: SQL } => ({
  attempts: sql`${attempts} + 1`,
  dueAt: sql`${now}::bigint + least((${attempts} + 1) * ${WAIT_AFTER_FAILURE}, ${DAY})::bigint`,
});

const underWay = new WeakMap<Backend, Set<string>>();

/** Runs `send` unless this process sends this mail already: the sandbox's clock can be moved past the next try meanwhile. */
export const sendAlone = async (
  backend: Backend,
  id: string,
  send: () => Promise<void>,
): Promise<void> => {
  const ids = underWay.get(backend) ?? new Set();
  underWay.set(backend, ids);
  if (ids.has(id)) return;
  ids.add(id);
  await send().finally(() => ids.delete(id));
};

/** Logs a mail that could not be sent, for the operator. @param attempts with this one */
export const logFailedMail = (name: string, attempts: number, error: unknown): void =>
  console.error(`Sending ${name}, try ${attempts}:`, error);
