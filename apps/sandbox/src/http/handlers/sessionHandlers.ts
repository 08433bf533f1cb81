import { inArray } from 'drizzle-orm';
import type { Handlers } from '../calls/Handler';
import type { UserCaller } from '../../services/Caller';
import { sites } from '../../db/schema/sites';
import { notFound, ServiceError } from '../../services/ServiceError';
import { endSession, endSessions, liveSessions } from '../../services/sessions/sessions';
import { iso } from '../wire/dateAndAmountWire';

/** An agent looks after an account and never logs its owner out. */
const refuseAgent = ({ impersonating }: UserCaller): void => {
  if (impersonating)
    throw new ServiceError('FORBIDDEN', 'An agent cannot end a customer’s sessions.');
};

export const sessionHandlers: Handlers<'getSessions' | 'endSession' | 'endOtherSessions'> = {
  getSessions: async ({ backend, caller }) => {
    const live = await liveSessions(backend, caller.user);
    const venues = await backend.db
      .select({ id: sites.locationId, details: sites.details })
      .from(sites)
      .where(inArray(sites.locationId, [...new Set(live.map(({ locationId }) => locationId))]));
    const names = new Map(venues.map(({ id, details }) => [id, details.name]));
    return {
      body: live.map((session) => ({
        id: session.id,
        browser: session.browser,
        device: session.system,
        venue: names.get(session.locationId) ?? null,
        agent: session.agent,
        startedAt: iso(session.createdAt),
        lastSeenAt: iso(session.lastSeenAt),
        isCurrent: session.id === caller.session.id,
      })),
    };
  },

  endSession: async ({ backend, caller, params }) => {
    const id = params.id === 'current' ? caller.session.id : params.id;
    if (id !== caller.session.id) refuseAgent(caller);
    if (!(await endSession(backend, caller.user.id, id))) throw notFound('session');
    return {};
  },

  endOtherSessions: async ({ backend, caller }) => {
    refuseAgent(caller);
    await endSessions(backend, caller.user.id, caller.session.id);
    return {};
  },
};
