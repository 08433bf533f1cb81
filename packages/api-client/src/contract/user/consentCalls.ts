import { consentChannels, consentKinds } from '@foyer/domain';
import * as v from 'valibot';
import { defineCall } from '../define/defineCall';
import { boolean, id, oneOf, optionalInstant, optionalText } from '../schemas/answerSchemas';
import { anyId, fields, isoInstant, text } from '../schemas/requestSchemas';
import { rows } from '../schemas/rows';

/**
 * Lists what the user was asked to agree to and how they answered, one entry for each answer, newest first. A backend
 * without this call answers 404. The portal then shows no list.
 */
export const getConsents = defineCall({
  name: 'getConsents',
  group: 'user',
  method: 'GET',
  path: '/user/consents',
  base: 'api',
  session: 'user',
  status: 200,
  whenAbsent: null,
  answer: rows(
    v.object({
      /** The entry's id. */
      id,
      /** What the question was about. Any other value counts as `unknown`. */
      kind: oneOf(consentKinds, 'unknown'),
      /**
       * The marketing channel's title, or the title of the plan that was ordered. Without it: the question was about
       * the whole kind.
       */
      topic: optionalText,
      /** The version of the text that the user read. Without it: not shown. */
      textVersion: optionalText,
      /** True for yes, false for no. */
      answer: boolean,
      /** How the answer came: `registration`, `portal` or `agent`. Any other value counts as `unknown`. */
      channel: oneOf(consentChannels, 'unknown'),
      /** When the user answered. Without it: shown as unknown. */
      at: optionalInstant,
      /** When the user withdrew this yes. Without it: not withdrawn. */
      withdrawnAt: optionalInstant,
    }),
  ),
  errors: ['NOT_FOUND'],
  idempotent: true,
});

/**
 * Records the user's answer about advertising trackers, which the browser asks and keeps, or that an order asks to start the
 * service before the right to withdraw ends. A backend without this call answers 404, and the answer has its effect all the
 * same.
 */
export const recordConsent = defineCall({
  name: 'recordConsent',
  group: 'user',
  method: 'POST',
  path: '/user/consents',
  base: 'api',
  session: 'user',
  status: 201,
  body: fields({
    /** What the question was about. */
    kind: v.picklist(['startNow', 'tracking'], 'Choose one of the kinds.'),
    /** True for yes, false for no. */
    answer: v.boolean('Send true or false.'),
    /** The title of the plan whose order asks for the start. Without it: unknown. */
    topic: v.optional(text(200)),
    /** The question, word for word. Without it: unknown. */
    text: v.optional(text(2000)),
    /**
     * When the user answered about trackers, which can be before they logged in. Without it, for an order, or if it is in the
     * future: now.
     */
    at: v.optional(isoInstant),
    /** The entry of this browser's last answer, which a no withdraws. Without it: there is none. */
    replaces: v.optional(anyId),
  }),
  whenAbsent: null,
  answer: v.object({
    /** The new entry's id. */
    id,
  }),
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  idempotent: false,
});

export const consentCalls = { getConsents, recordConsent };
