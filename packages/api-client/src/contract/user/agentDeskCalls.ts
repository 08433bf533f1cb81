import { agentDeskActs, type AgentDesk, type AgentDeskAct, type Instant } from '@foyer/domain';
import * as v from 'valibot';
import { defineCall } from '../define/defineCall';
import { number, oneOf, optionalInstant } from '../schemas/answerSchemas';
import { fields, isoInstant } from '../schemas/requestSchemas';
import { list } from '../schemas/rows';
import { toIso } from '../schemas/toIso';

/**
 * What a support agent can do for the customer now. Only an agent's session may ask. A backend without this call
 * answers 404. The portal then shows agents no support desk.
 */
export const getAgentDesk = defineCall({
  name: 'getAgentDesk',
  group: 'user',
  method: 'GET',
  path: '/user/agent-desk',
  base: 'api',
  session: 'user',
  status: 200,
  whenAbsent: null,
  answer: v.pipe(
    v.object({
      /** The acts that are possible now. Any other value is left out. Without it: none. */
      acts: list(oneOf<AgentDeskAct | 'unknown'>(agentDeskActs, 'unknown')),
      /** The days that `giveTime` can add, fewest first. Without it: no time can be given. */
      days: list(number),
      /** When the customer's plan ends now; `giveTime` sends it. Without it: no time can be given. */
      endsAt: optionalInstant,
    }),
    v.transform((desk): AgentDesk => desk),
  ),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
  idempotent: true,
});

/** What an agent does. `days` and `endsAt` are for `giveTime`. */
export interface AgentOrder {
  readonly act: AgentDeskAct;
  readonly days?: number;
  readonly endsAt?: Instant;
}

/**
 * Does one of these acts, and lists it in `GET /user/agent-acts`. `giveTime` is free of charge. A suspended account
 * lets nobody log in, and ends the customer's sessions.
 */
export const doAgentAct = defineCall({
  name: 'doAgentAct',
  group: 'user',
  method: 'POST',
  path: '/user/agent-desk',
  base: 'api',
  session: 'user',
  status: 204,
  body: fields({
    /** One of the acts in `GET /user/agent-desk`. */
    act: v.picklist(agentDeskActs, 'Choose one of the kinds.'),
    /** The days to add: one of those in `GET /user/agent-desk`. */
    days: v.optional(
      v.pipe(
        v.number('Send a number.'),
        v.integer('Send a number.'),
        v.check((days) => days > 0 && days < 367, 'Send 1 to 366.'),
      ),
    ),
    /** The end that the agent saw. Another end by now is refused. */
    endsAt: v.optional(isoInstant),
  }),
  toWire: ({ act, days, endsAt }: AgentOrder) => ({
    act,
    ...(days !== undefined && { days }),
    ...(endsAt !== undefined && { endsAt: toIso(endsAt) }),
  }),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'PREVIEW_EXPIRED', 'STATE_CONFLICT', 'TOO_MANY_REQUESTS'],
  idempotent: false,
});

export const agentDeskCalls = { getAgentDesk, doAgentAct };
