import { eq } from 'drizzle-orm';
import { type GenericSchema, safeParse } from 'valibot';
import type { Db } from '../../db/openDatabase';
import { settings } from '../../db/schema/settings';

/** Reads a shared setting; null if it is missing or has another shape. */
export const readSetting = async <T>(
  db: Db,
  key: string,
  schema: GenericSchema<unknown, T>,
): Promise<T | null> => {
  const [row] = await db.select().from(settings).where(eq(settings.key, key));
  const parsed = safeParse(schema, row?.value);
  return parsed.success ? parsed.output : null;
};

/** Writes a shared setting. */
export const writeSetting = async (db: Db, key: string, value: unknown): Promise<void> => {
  await db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
};

/**
 * Reads a shared setting, or creates it with `make`. If two processes do so at once, both get the
 * first value.
 */
export const getOrCreateSetting = async <T>(
  db: Db,
  key: string,
  schema: GenericSchema<unknown, T>,
  make: () => T,
): Promise<T> => {
  await db.insert(settings).values({ key, value: make() }).onConflictDoNothing();
  const value = await readSetting(db, key, schema);
  if (value === null) throw new Error(`The stored setting "${key}" can’t be read.`);
  return value;
};
