import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { users } from '../../db/schema/users';
import type { Caller, UserRow } from '../Caller';
import { addressIsProved } from '../one-time-codes/provedContact';
import { findSite, realmOf, type SiteRow } from '../sites/findSite';
import { findByExternalId } from './findByExternalId';

/** Splits `email@customerCode`; the customer code is optional. */
const splitUsername = (username: string): { email: string; customerCode: string | null } => {
  const at = username.lastIndexOf('@');
  const email = username.slice(0, at);
  return email.includes('@')
    ? { email, customerCode: username.slice(at + 1) }
    : { email: username, customerCode: null };
};

const normalised = (name: string): string => name.trim().toLowerCase();

const emailIs = (email: string) => eq(sql`lower(${users.email})`, normalised(email));

/** An operator's number may have the customer code after it too. */
const withoutCustomerCode = (username: string, customerCode: string): string => {
  const ending = `@${customerCode}`.toLowerCase();
  const name = username.trim();
  return name.toLowerCase().endsWith(ending) ? name.slice(0, -ending.length) : name;
};

/** Accounts of one address that are looked at; each password and message counts for all of them. */
const MOST_ACCOUNTS = 5;

/** A user name that somebody has typed. */
interface Named {
  /** The accounts that it may mean. */
  accounts: readonly UserRow[];
  /**
   * What attempts count for: the same with an account and without one, however the name is written. An account's id
   * is not among them, because a count that only accounts have tells that there is one. `checkPassword` counts for an id
   * only where the network is known to another account of the address. Rules LOGIN-10, LOGIN-18 and LOGIN-22.
   */
  names: readonly string[];
  /**
   * Where the names mean one account at most: one venue, or all venues at which one account works. Null outside the
   * network, where they may mean several.
   */
  realm: string | null;
}

/** What attempts at an account count for. */
export const accountName = ({ email }: Pick<UserRow, 'email'>): string => normalised(email);

/** Venues that look numbers up count them together. Elsewhere a number means nobody, so it counts there only. */
const nameAt = (site: SiteRow, name: string): string => {
  if (name.includes('@')) return normalised(name);
  const place = site.details.externalIdLookupEnabled ? realmOf(site) : site.locationId;
  return `${place} ${normalised(name)}`;
};

/**
 * Finds the accounts of a user name: one at most at the caller's venue. Without a venue the address may have
 * accounts at several; those that have proved it come first, because anybody can register with it.
 * If the venue allows it, the operator's own number works instead of the email address. Rules
 * LOGIN-1, LOGIN-7 and LOGIN-18.
 */
export const findAccounts = async (db: Db, caller: Caller, username: string): Promise<Named> => {
  const { email, customerCode } = splitUsername(username.trim());
  const site = await findSite(db, caller.claims.location_id);
  if (site) {
    const realm = realmOf(site);
    const [user] = await db
      .select()
      .from(users)
      .where(and(eq(users.realm, realm), emailIs(email)));
    const number = customerCode ? email : withoutCustomerCode(username, site.customerCode);
    const found = user ?? (await findByExternalId(db, site, number));
    const names = [nameAt(site, number), ...(found ? [accountName(found)] : [])];
    return { accounts: found ? [found] : [], names: [...new Set(names)], realm };
  }
  const accounts = await db
    .select()
    .from(users)
    .where(and(emailIs(email), customerCode ? eq(users.customerCode, customerCode) : undefined))
    .orderBy(desc(addressIsProved(db)), asc(users.createdAt), asc(users.id))
    .limit(MOST_ACCOUNTS);
  return { accounts, names: [normalised(email)], realm: null };
};
