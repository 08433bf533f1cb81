import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { users } from '../../db/schema/users';
import type { Caller, UserRow } from '../Caller';
import { addressIsProved } from '../one-time-codes/provedContact';
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

/** Accounts of one address that are looked at; each password and message counts for all of them. */
const MOST_ACCOUNTS = 5;

/**
 * The accounts of a user name: one at most at the caller's venue. Without a venue the address may have
 * accounts at several; those that have proved it come first, because anybody can register with it.
 * If the venue allows it, the operator's own number works instead of the email address. Rules
 * LOGIN-1, LOGIN-7 and LOGIN-18.
 */
export const findAccounts = async (
  db: Db,
  caller: Caller,
  username: string,
): Promise<UserRow[]> => {
  const { email, customerCode } = splitUsername(username.trim());
  const site = await findSite(db, caller.claims.location_id);
  if (site) {
    const [user] = await db
      .select()
      .from(users)
      .where(and(eq(users.realm, realmOf(site)), emailIs(email)));
    const number = customerCode ? email : withoutCustomerCode(username, site.customerCode);
    const found = user ?? (await findByExternalId(db, site, number));
    return found ? [found] : [];
  }
  return db
    .select()
    .from(users)
    .where(and(emailIs(email), customerCode ? eq(users.customerCode, customerCode) : undefined))
    .orderBy(desc(addressIsProved(db)), asc(users.createdAt), asc(users.id))
    .limit(MOST_ACCOUNTS);
};

/** What guesses count for: the account, or the name without the customer code that anybody may add. */
export const accountKey = (user: UserRow | null | undefined, username: string): string =>
  user?.id ?? splitUsername(username.trim()).email.trim().toLowerCase();
