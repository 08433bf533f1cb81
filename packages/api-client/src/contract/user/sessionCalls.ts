import { agentActs } from '@foyer/domain';
import * as v from 'valibot';
import { defineCall } from '../define/defineCall';
import { flag, id, oneOf, optionalInstant, optionalText } from '../schemas/answerSchemas';
import { rows } from '../schemas/rows';
import { fields, requiredText } from '../schemas/requestSchemas';

/** Where a user is logged in. */
const session = v.object({
  /** The session's id; ending it names it. */
  id,
  /** A name such as "Safari". Without it: an unknown browser. */
  browser: optionalText,
  /** A name such as "iPhone". Without it: an unknown device. */
  device: optionalText,
  /** The venue where the session started. Without it: not said. */
  venue: optionalText,
  /** The support agent who acts as the user. Without it: the user themselves. */
  agent: optionalText,
  /** When it started. Without it: not said. */
  startedAt: optionalInstant,
  /** When it was last used. Without it: not said. */
  lastSeenAt: optionalInstant,
  /** It is the session that asks. Without it: false. */
  isCurrent: flag,
});

/**
 * The user's sessions that have not ended, the last used first. A backend without this answers 404,
 * and the portal then shows no list.
 */
export const getSessions = defineCall({
  name: 'getSessions',
  group: 'user',
  method: 'GET',
  path: '/user/sessions',
  base: 'api',
  session: 'user',
  status: 200,
  whenAbsent: null,
  answer: rows(session),
  errors: ['NOT_FOUND'],
  idempotent: true,
});

/** Ends one session. `current` is the session that asks: the log-out. */
export const endSession = defineCall({
  name: 'endSession',
  group: 'user',
  method: 'DELETE',
  path: '/user/sessions/:id',
  base: 'api',
  session: 'user',
  status: 204,
  params: fields({
    /** The session's id, or `current` for the session that asks. */
    id: requiredText(100),
  }),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
  idempotent: true,
});

/** Ends all sessions of the user but the one that asks. */
export const endOtherSessions = defineCall({
  name: 'endOtherSessions',
  group: 'user',
  method: 'DELETE',
  path: '/user/sessions',
  base: 'api',
  session: 'user',
  status: 204,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
  idempotent: true,
});

/**
 * What support agents did in the user's account, the newest first. A backend without this answers 404,
 * and the portal then shows no list.
 */
export const getAgentActs = defineCall({
  name: 'getAgentActs',
  group: 'user',
  method: 'GET',
  path: '/user/agent-acts',
  base: 'api',
  session: 'user',
  status: 200,
  whenAbsent: null,
  answer: rows(
    v.object({
      /** The entry's id. */
      id,
      /** The agent's name. Without it: an agent without a name. */
      agent: optionalText,
      /** What the agent did; any other value is `unknown`. */
      act: oneOf(agentActs, 'unknown'),
      /** When. Without it: not said. */
      at: optionalInstant,
    }),
  ),
  errors: ['NOT_FOUND'],
  idempotent: true,
});

export const sessionCalls = {
  getSessions,
  getAgentActs,
  endSession,
  endOtherSessions,
};
