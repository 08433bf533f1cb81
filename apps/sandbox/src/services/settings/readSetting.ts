import { eq } from 'drizzle-orm';
import { type GenericSchema, safeParse } from 'valibot';
import type { Db } from '../../db/openDatabase';
import { settings } from '../../db/schema/settings';

/** A shared setting, or null when it was never set or has another shape. */
export const readSetting = async <T>(
  db: Db,
  key: string,
  schema: GenericSchema<unknown, T>,
): Promise<T | null> => {
  const [row] = await db.select().from(settings).where(eq(settings.key, key));
  const parsed = safeParse(schema, row?.value);
  return parsed.success ? parsed.output : null;
};

/** Sets a shared setting. */
export const writeSetting = async (db: Db, key: string, value: unknown): Promise<void> => {
  await db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
};

/** The setting as whoever set it first did; `make` is used when nobody has. */
export const getOrCreateSetting = async <T>(
  db: Db,
  key: string,
  schema: GenericSchema<unknown, T>,
  make: () => T,
): Promise<T> => {
  await db.insert(settings).values({ key, value: make() }).onConflictDoNothing();
  const value = await readSetting(db, key, schema);
  if (value === null) throw new Error(`The stored setting "${key}" cannot be read.`);
  return value;
};
