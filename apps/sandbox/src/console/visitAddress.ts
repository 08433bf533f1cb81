import { parseMac } from '@foyer/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Backend } from '../services/Backend';
import { users } from '../db/schema/users';
import type { UserRow } from '../services/Caller';
import { notFound } from '../services/ServiceError';
import { entryAddress } from '../services/network/entryAddress';
import { createTicket } from '../services/network/tickets';
import type { PersonaSeed, VenueSeed } from '../scenarios/VenueSeed';
import { findPersona } from '../scenarios/venues/venues';

const findUser = async (
  { db }: Backend,
  venue: VenueSeed,
  email: string,
): Promise<UserRow | null> => {
  const [user] = await db
    .select()
    .from(users)
    .where(
      and(
        eq(users.customerCode, venue.customerCode),
        eq(sql`lower(${users.email})`, email.toLowerCase()),
      ),
    );
  return user ?? null;
};

/**
 * The ticket that the gateway's address carries for a persona who is logged in; null for the others.
 */
const ticketFor = async (
  backend: Backend,
  venue: VenueSeed,
  persona: PersonaSeed,
  email: string | undefined,
): Promise<string | null> => {
  if (!email && persona.kind !== 'customer' && persona.kind !== 'agent') return null;
  const target =
    persona.kind === 'agent' ? venue.personas.find(({ key }) => key === persona.actsFor) : persona;
  const username = email ?? target?.email;
  const user = username ? await findUser(backend, venue, username) : null;
  if (!user) return null;
  const agent = persona.kind === 'agent' ? (persona.firstName ?? persona.key) : null;
  return createTicket(backend, user, agent);
};

/** A persona reads the language of the browser that plays them, even after another browser has chosen one. */
const forgetLanguage = async (
  backend: Backend,
  venue: VenueSeed,
  { kind, email }: PersonaSeed,
): Promise<void> => {
  const user = kind === 'customer' && email ? await findUser(backend, venue, email) : null;
  if (user) await backend.db.update(users).set({ language: null }).where(eq(users.id, user.id));
};

/** Which persona visits which venue, and how. */
export interface Visit {
  venue: string;
  persona: string;
  /** True: a customer has no session and must log in. */
  loggedOut: boolean;
  redirect?: string | undefined;
  /** The user of the venue who is logged in, instead of the persona. */
  email?: string | undefined;
  /** Another device than the persona's own. */
  mac?: string | undefined;
}

/**
 * The portal's address for a visit, as the venue's gateway opens it on the persona's device.
 * @throws ServiceError `NOT_FOUND` for an unknown venue or persona
 */
export const visitAddress = async (backend: Backend, visit: Visit): Promise<string> => {
  const found = findPersona(visit.venue, visit.persona);
  if (!found) throw notFound('venue or person');
  const { venue, persona } = found;
  if (persona.kind === 'outside') return `${backend.publicUrl}/v2/`;
  if (!visit.email) await forgetLanguage(backend, venue, persona);
  const isLoggedOut = visit.loggedOut && persona.kind !== 'agent';
  const ticket = isLoggedOut ? null : await ticketFor(backend, venue, persona, visit.email);
  return entryAddress(backend, {
    provedAt: backend.clock.realNow(),
    locationId: venue.locationId,
    mac: parseMac(visit.mac) ?? persona.mac,
    nasId: venue.nasId,
    customerCode: venue.customerCode,
    ...(ticket ? { token: ticket } : {}),
    ...(persona.kind === 'agent' ? { isImpersonating: true } : {}),
    ...(visit.redirect ? { redirect: visit.redirect } : {}),
  });
};
