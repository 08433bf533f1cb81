import { agentActs } from '@foyer/domain';
import * as v from 'valibot';
import { defineCall } from '../define/defineCall';
import {
  flag,
  id,
  oneOf,
  optionalInstant,
  optionalNumber,
  optionalText,
} from '../schemas/answerSchemas';
import { rows } from '../schemas/rows';
import { fields, requiredText } from '../schemas/requestSchemas';

/** A session of the user. */
const session = v.object({
  /** The session's id, for ending it. */
  id,
  /** The browser's name, such as "Safari". Without it: an unknown browser. */
  browser: optionalText,
  /** The device's name, such as "iPhone". Without it: an unknown device. */
  device: optionalText,
  /** The venue where the session started. Without it: not shown. */
  venue: optionalText,
  /** The support agent who acts as the user. Without it: the user themselves. */
  agent: optionalText,
  /** When it started. Without it: not shown. */
  startedAt: optionalInstant,
  /** When it was last used. Without it: not shown. */
  lastSeenAt: optionalInstant,
  /** True for the session that sends the request. Without it: false. */
  isCurrent: flag,
});

/**
 * Lists the user's open sessions, the last used first. A backend without this call answers 404. The
 * portal then shows no list.
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

/** Ends one session. `current` is the session that sends the request: that logs out. */
export const endSession = defineCall({
  name: 'endSession',
  group: 'user',
  method: 'DELETE',
  path: '/user/sessions/:id',
  base: 'api',
  session: 'user',
  status: 204,
  params: fields({
    /** The session's id, or `current` for the session that sends the request. */
    id: requiredText(100),
  }),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
  idempotent: true,
});

/** Ends all sessions of the user except the one that sends the request. */
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
 * Lists what support agents did in the user's account, newest first. A backend without this call
 * answers 404. The portal then shows no list.
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
      /** What the agent did. Any other value counts as `unknown`. */
      act: oneOf(agentActs, 'unknown'),
      /** How many days `giveTime` added. Without it: not shown. */
      days: optionalNumber,
      /** When the agent did it. Without it: not shown. */
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
