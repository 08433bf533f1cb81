import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { isUniqueViolation } from '../../db/isUniqueViolation';
import type { Db } from '../../db/openDatabase';
import { networkKeys } from '../../db/schema/network';
import type { UserRow } from '../Caller';
import { words } from './words';

/** A row of the table of personal network keys. */
export type NetworkKeyRow = typeof networkKeys.$inferSelect;

const word = () => words[randomInt(words.length)] ?? 'willow';

/** A passphrase such as `maple-otter-4821-flint`; WPA requires 8 to 63 characters. */
const newPassphrase = () => `${word()}-${word()}-${randomInt(1000, 10_000)}-${word()}`;

/** A user's key; null if they have none yet. */
export const findKey = async (db: Db, userId: string): Promise<NetworkKeyRow | null> => {
  const [row] = await db.select().from(networkKeys).where(eq(networkKeys.userId, userId));
  return row ?? null;
};

const write = async (
  { db, clock }: Pick<Backend, 'db' | 'clock'>,
  userId: string,
  { replaces }: { replaces: boolean },
): Promise<NetworkKeyRow | null> => {
  const key = {
    passphrase: newPassphrase(),
    migrationNeeded: false,
    changedAt: clock.now(),
  };
  try {
    // In a transaction of its own, because a refused write ends the one around it.
    const [row] = await db.transaction((tx) => {
      const added = tx.insert(networkKeys).values({ userId, ...key });
      const { userId: target } = networkKeys;
      return (
        replaces
          ? added.onConflictDoUpdate({ target, set: key })
          : added.onConflictDoNothing({ target })
      ).returning();
    });
    return row ?? (await findKey(db, userId));
  } catch (error) {
    // Another user has this passphrase, so the caller tries another one.
    if (isUniqueViolation(error)) return null;
    throw error;
  }
};

const makeKey = async (
  backend: Pick<Backend, 'db' | 'clock'>,
  { id }: Pick<UserRow, 'id'>,
  { replaces }: { replaces: boolean },
): Promise<NetworkKeyRow> => {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const row = await write(backend, id, { replaces });
    if (row) return row;
  }
  throw new Error('No free passphrase was found.');
};

/** Gives a user a new, unique key; devices with the old one must rejoin. */
export const renewKey = (
  backend: Pick<Backend, 'db' | 'clock'>,
  user: Pick<UserRow, 'id'>,
): Promise<NetworkKeyRow> => makeKey(backend, user, { replaces: true });

/** A user's key, created at the first call. Two first calls at once get the same key. */
export const keyOf = async (
  backend: Pick<Backend, 'db' | 'clock'>,
  user: Pick<UserRow, 'id'>,
): Promise<NetworkKeyRow> =>
  (await findKey(backend.db, user.id)) ?? makeKey(backend, user, { replaces: false });
