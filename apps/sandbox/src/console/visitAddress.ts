import { parseMac } from '@foyer/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Backend } from '../services/Backend';
import { users } from '../db/schema/users';
import type { UserRow } from '../services/Caller';
import { notFound } from '../services/ServiceError';
import { issueSessionToken, startSession } from '../services/sessions/sessions';
import { entryAddress } from '../services/network/entryAddress';
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
 * The token that the gateway's address carries for a persona who is logged in; null for the others.
 */
const tokenFor = async (
  backend: Backend,
  venue: VenueSeed,
  persona: PersonaSeed,
): Promise<string | null> => {
  if (persona.kind !== 'customer' && persona.kind !== 'agent') return null;
  const target =
    persona.kind === 'agent' ? venue.personas.find(({ key }) => key === persona.actsFor) : persona;
  const user = target?.email ? await findUser(backend, venue, target.email) : null;
  if (!user) return null;
  const agent = persona.kind === 'agent' ? (persona.firstName ?? persona.key) : null;
  const client = { address: '', userAgent: '' };
  const session = await startSession(backend, user, venue.locationId, client, { agent });
  return issueSessionToken(backend, session, {
    customer_code: venue.customerCode,
    location_id: venue.locationId,
    mac: persona.mac,
    nas_id: venue.nasId,
    connection_type: 'wifi',
    user_id: user.id,
    session_id: session.id,
    scope: [],
  });
};

/** Which persona visits which venue, and how. */
export interface Visit {
  venue: string;
  persona: string;
  /** True: the persona has no session and must log in. */
  loggedOut: boolean;
  redirect?: string | undefined;
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
  const token = visit.loggedOut ? null : await tokenFor(backend, venue, persona);
  return entryAddress(backend, {
    isVouched: true,
    locationId: venue.locationId,
    mac: parseMac(visit.mac) ?? persona.mac,
    nasId: venue.nasId,
    customerCode: venue.customerCode,
    ...(token ? { token } : {}),
    ...(persona.kind === 'agent' ? { isImpersonating: true } : {}),
    ...(visit.redirect ? { redirect: visit.redirect } : {}),
  });
};
