import { and, eq, ne, sql } from 'drizzle-orm';
import type { Backend } from '../Backend';
import type { Db } from '../../db/openDatabase';
import { sites } from '../../db/schema/sites';
import { users } from '../../db/schema/users';
import type { UserRow } from '../Caller';
import { fieldError } from '../ServiceError';
import type { PersonFields } from '../registration/checkRegistration';
import { realmOf, type SiteRow } from '../sites/findSite';

/** The registration field for the operator's own number of a user. */
const FIELD = 'externalId';

/** Written as the index `users_by_number` has it: PostgreSQL does not match a parameter. */
const isNumber = (externalId: string) =>
  eq(sql`lower(${users.extra} ->> ${sql.raw(`'${FIELD}'`)})`, externalId.trim().toLowerCase());

/** The account with an operator's own number, at a venue that allows such a lookup. */
export const findByExternalId = async (
  db: Db,
  site: SiteRow,
  externalId: string,
): Promise<UserRow | null> => {
  if (!site.details.externalIdLookupEnabled || externalId.trim() === '') return null;
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.realm, realmOf(site)), isNumber(externalId)));
  return user ?? null;
};

/** Whether any site that shares this site's accounts looks users up by their number. */
const isLookedUp = async (db: Db, site: SiteRow): Promise<boolean> => {
  const rows = await db.select().from(sites).where(eq(sites.customerCode, site.customerCode));
  return rows.some(
    (other) => other.details.externalIdLookupEnabled && realmOf(other) === realmOf(site),
  );
};

/**
 * Runs `work` while nobody else takes this number, so that check and write go together.
 */
export const withExternalIdLock = async <T>(
  { db, withLock }: Backend,
  site: SiteRow,
  given: PersonFields,
  work: () => Promise<T>,
): Promise<T> => {
  const externalId = given[FIELD];
  if (typeof externalId !== 'string' || !(await isLookedUp(db, site))) return work();
  return withLock(`external-id:${realmOf(site)}:${externalId.trim().toLowerCase()}`, work);
};

/**
 * Refuses a number that another user has, where any site with the same accounts looks users up by it. Rule
 * LOGIN-7.
 * @param own id of the changed account; null for a new one
 * @throws ServiceError `VALIDATION` on the field
 */
export const requireFreeExternalId = async (
  { db }: Backend,
  site: SiteRow,
  given: PersonFields,
  own: string | null,
): Promise<void> => {
  const externalId = given[FIELD];
  if (typeof externalId !== 'string' || !(await isLookedUp(db, site))) return;
  const [other] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.realm, realmOf(site)),
        isNumber(externalId),
        own === null ? undefined : ne(users.id, own),
      ),
    );
  if (other && externalId.trim() !== '')
    throw fieldError(
      FIELD,
      'There’s already an account with this number. Check the number or log in.',
    );
};
