import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/users';
import type { Backend } from '../Backend';
import type { Caller, UserRow } from '../Caller';
import {
  consumeCode,
  findCodeByHash,
  hashCode,
  linkCode,
  saveCode,
  type CodeRow,
} from '../one-time-codes/oneTimeCodes';
import { listActs } from '../sessions/agentActs';
import { endSession, startSession, type Client, type SessionRow } from '../sessions/sessions';
import { belongsTo, type SiteRow } from '../sites/findSite';
import type { GatewayVisit } from './gatewayLogin';

/** What became of the ticket in an address. Rules START-16 and START-17. */
export interface TicketAnswer {
  state: 'accepted' | 'refused' | 'otherUser';
  /** Whose ticket it is; only in the state `otherUser`. */
  firstName?: string;
  email?: string;
}

/**
 * Creates a ticket, which starts one session of a user from the gateway's address.
 * @param agent the name of the support agent who is to act as the user
 */
export const createTicket = async (
  { db, clock }: Pick<Backend, 'db' | 'clock'>,
  { id }: UserRow,
  agent: string | null = null,
): Promise<string> => {
  const ticket = linkCode();
  await saveCode(db, clock.now(), 'ticket', ticket, { userId: id, agent });
  return ticket;
};

/** The user is read before the ticket is used, so that a password that changes meanwhile ends the session. */
const findTicket = async (
  { db }: Backend,
  ticket: string,
): Promise<{ code: CodeRow; user: UserRow } | null> => {
  const code = await findCodeByHash(db, hashCode('ticket', null, ticket));
  if (!code?.userId) return null;
  const [user] = await db.select().from(users).where(eq(users.id, code.userId));
  return user ? { code, user } : null;
};

/** Whether a ticket is good for this visit, if it is unused. An agent's counts only if the query says so too. */
const fits = (
  { code: { agent }, user }: { code: CodeRow; user: UserRow },
  { is_impersonating }: GatewayVisit,
  site: SiteRow,
): boolean =>
  belongsTo(user, site) &&
  (agent !== null) === (is_impersonating ?? false) &&
  (agent !== null || !user.disabled);

/** Ends the session that another one replaces; the customer sees that an agent has left. */
const replaceSession = (backend: Backend, session: SessionRow): Promise<boolean> =>
  listActs(backend, session, { acts: ['end'] }, () =>
    endSession(backend, session.userId, session.id),
  );

/**
 * The caller of a gateway login, replaced by the user of the ticket in its address. A ticket of
 * another user than the caller is used only if the visit says that the person has agreed; then the
 * caller's session ends.
 */
export const callerFromTicket = async (
  backend: Backend,
  caller: Caller,
  visit: GatewayVisit,
  site: SiteRow,
  client: Client,
): Promise<{ caller: Caller; ticket: TicketAnswer | null }> => {
  if (!visit.token) return { caller, ticket: null };
  const refused = { caller, ticket: { state: 'refused' } } as const;
  const found = await findTicket(backend, visit.token);
  if (!found || !fits(found, visit, site)) return refused;
  const { code, user } = found;
  const { agent } = code;
  const now = backend.clock.now();
  if (caller.user?.id === user.id && caller.session?.agent === agent) {
    await consumeCode(backend.db, code.id, now);
    return { caller, ticket: { state: 'accepted' } };
  }
  if (code.usedAt !== null || code.expiresAt <= now) return refused;
  if (caller.user && caller.user.id !== user.id && !visit.replaces_session) {
    const { firstName, email } = user;
    return { caller, ticket: { state: 'otherUser', firstName, email } };
  }
  if (!(await consumeCode(backend.db, code.id, now))) return refused;
  const session = await startSession(backend, user, site.locationId, client, { agent });
  await listActs(backend, session, { acts: ['begin'] }, () => Promise.resolve());
  if (caller.session) await replaceSession(backend, caller.session);
  const claims = { ...caller.claims, user_id: user.id, session_id: session.id };
  return {
    caller: { ...caller, claims, user, session, impersonating: agent !== null },
    ticket: { state: 'accepted' },
  };
};
