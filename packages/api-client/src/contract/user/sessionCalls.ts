import * as v from 'valibot';
import { defineCall } from '../define/defineCall';
import { flag, id, optionalInstant, optionalText } from '../schemas/answerSchemas';
import { fields, requiredText } from '../schemas/requestSchemas';

/** Where a user is logged in. */
const session = v.object({
  id,
  /** A name such as "Safari". */
  browser: optionalText,
  /** A name such as "iPhone". */
  device: optionalText,
  /** The venue where the session started. */
  venue: optionalText,
  /** The support agent who acts as the user. */
  agent: optionalText,
  startedAt: optionalInstant,
  lastSeenAt: optionalInstant,
  /** The session that asks. */
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
  answer: v.array(session),
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
  params: fields({ id: requiredText(100) }),
  errors: ['NOT_FOUND'],
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
  errors: ['NOT_FOUND'],
  idempotent: true,
});

export const sessionCalls = {
  getSessions,
  endSession,
  endOtherSessions,
};
