import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { users } from '../../db/schema/users';
import type { Caller, UserRow } from '../Caller';
import { findSite, realmOf } from '../sites/findSite';
import { findByExternalId } from './externalId';

/** `email@customerCode` taken apart; without a customer code it is the e-mail address alone. */
const splitUsername = (username: string): { email: string; customerCode: string | null } => {
  const at = username.lastIndexOf('@');
  const email = username.slice(0, at);
  return email.includes('@')
    ? { email, customerCode: username.slice(at + 1) }
    : { email: username, customerCode: null };
};

const emailIs = (email: string) => eq(sql`lower(${users.email})`, email.trim().toLowerCase());

/** A number instead of an address may have the customer code after it too. */
const withoutCustomerCode = (username: string, customerCode: string): string => {
  const ending = `@${customerCode}`.toLowerCase();
  const name = username.trim();
  return name.toLowerCase().endsWith(ending) ? name.slice(0, -ending.length) : name;
};

/**
 * The account that a user name means at the caller's venue; outside any venue, the operator's.
 * Where the site looks people up by a number of the operator's, that does instead of the address.
 * Specification, section 7: "username is email@customerCode when a customer code exists".
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
