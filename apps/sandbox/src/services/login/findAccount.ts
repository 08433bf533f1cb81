import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { users } from '../../db/schema/users';
import type { Caller, UserRow } from '../Caller';
import { findSite, realmOf } from '../sites/findSite';
import { findByExternalId } from './findByExternalId';

/** Splits `email@customerCode`; the customer code is optional. */
const splitUsername = (username: string): { email: string; customerCode: string | null } => {
  const at = username.lastIndexOf('@');
  const email = username.slice(0, at);
  return email.includes('@')
    ? { email, customerCode: username.slice(at + 1) }
    : { email: username, customerCode: null };
};

const emailIs = (email: string) => eq(sql`lower(${users.email})`, email.trim().toLowerCase());

/** An operator's number may have the customer code after it too. */
const withoutCustomerCode = (username: string, customerCode: string): string => {
  const ending = `@${customerCode}`.toLowerCase();
  const name = username.trim();
  return name.toLowerCase().endsWith(ending) ? name.slice(0, -ending.length) : name;
};

/**
 * Finds an account by user name at the caller's venue, or at any venue if there is none. If the
 * venue allows it, the operator's own number works instead of the email address. Rules
 * LOGIN-1 and LOGIN-7.
 */
export const findAccount = async (
  db: Db,
  caller: Caller,
  username: string,
): Promise<UserRow | null> => {
  const { email, customerCode } = splitUsername(username.trim());
  const site = await findSite(db, caller.claims.location_id);
  if (site) {
    const [user] = await db
      .select()
      .from(users)
      .where(and(eq(users.realm, realmOf(site)), emailIs(email)));
    const number = customerCode ? email : withoutCustomerCode(username, site.customerCode);
    return user ?? findByExternalId(db, site, number);
  }
  const [user, other] = await db
    .select()
    .from(users)
    .where(and(emailIs(email), customerCode ? eq(users.customerCode, customerCode) : undefined))
    .limit(2);
  return user && !other ? user : null;
};

/** What guesses count for: the account, or the name without the customer code that anybody may add. */
export const accountKey = (user: UserRow | null, username: string): string =>
  user?.id ?? splitUsername(username.trim()).email.trim().toLowerCase();
