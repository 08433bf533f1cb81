import { inArray } from 'drizzle-orm';
import type { Handlers } from '../calls/Handler';
import { sites } from '../../db/schema/sites';
import { doAct, readDesk } from '../../services/agent-desk/agentDesk';
import { notFound } from '../../services/ServiceError';
import { refuseAgent } from '../../services/sessions/refuseAgent';
import { listedActs } from '../../services/sessions/agentActs';
import { endSession, endSessions, liveSessions } from '../../services/sessions/sessions';
import { iso } from '../wire/dateAndAmountWire';

export const sessionHandlers: Handlers<
  'getSessions' | 'getAgentActs' | 'getAgentDesk' | 'doAgentAct' | 'endSession' | 'endOtherSessions'
> = {
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

  getAgentActs: async ({ backend, caller }) => {
    const acts = await listedActs(backend, caller.user.id);
    return {
      body: acts.map(({ id, agent, act, days, createdAt }) => ({
        id,
        agent,
        act,
        days,
        at: iso(createdAt),
      })),
    };
  },

  getAgentDesk: async ({ backend, caller }) => {
    const { endsAt, ...desk } = await readDesk(backend, caller);
    return { body: { ...desk, endsAt: endsAt === null ? null : iso(endsAt) } };
  },

  doAgentAct: async ({ backend, caller, body }) => {
    await doAct(backend, caller, body);
    return {};
  },

  endSession: async ({ backend, caller, params }) => {
    const id = params.id === 'current' ? caller.session.id : params.id;
    if (id !== caller.session.id) refuseAgent(caller, 'endSessions');
    if (!(await endSession(backend, caller.user.id, id))) throw notFound('session');
    return {};
  },

  endOtherSessions: async ({ backend, caller }) => {
    refuseAgent(caller, 'endSessions');
    await endSessions(backend, caller.user.id, caller.session.id);
    return {};
  },
};
