import {
  guestPassStates,
  maxLengths,
  type GuestPass,
  type GuestPasses,
  type GuestPassState,
} from '@foyer/domain';
import * as v from 'valibot';
import { defineCall } from '../define/defineCall';
import {
  flag,
  id,
  instant,
  number,
  oneOf,
  optionalInstant,
  optionalLink,
  optionalName,
  optionalNumber,
  optionalText,
} from '../schemas/answerSchemas';
import { anyId, code, fields, text } from '../schemas/requestSchemas';
import { list } from '../schemas/rows';

const guestPass = v.pipe(
  v.object({
    /** The pass's id, for ending it. */
    id,
    /** The guest's name. Without it: "a guest". */
    name: optionalName,
    /**
     * `open`: not used yet. `running`: in use. `ended`: over. `expired`: not used in time. Any
     * other value is shown without a state.
     */
    state: oneOf<GuestPassState>(guestPassStates, 'unknown'),
    /** The code that the guest types. Sent while it still works. Without it: no code is shown. */
    code: optionalText,
    /**
     * The address that uses the code, http or https. Without it: the portal shows no link and no QR
     * code.
     */
    link: optionalLink,
    /** How long the pass lasts from its first use, in hours. Without it: not shown. */
    hours: optionalNumber,
    /** The latest moment for its first use. Without it: not shown. */
    redeemBy: optionalInstant,
    /** When the pass ends or ended. Without it: not shown. */
    endsAt: optionalInstant,
  }),
  v.transform((pass): GuestPass => pass),
);

/**
 * The passes that this user gave to guests, newest first, and how many more they can give. A
 * backend without guest passes answers 404. The portal then hides the feature.
 */
export const getGuestPasses = defineCall({
  name: 'getGuestPasses',
  group: 'devices',
  method: 'GET',
  path: '/guest-passes',
  base: 'api',
  session: 'user',
  status: 200,
  whenAbsent: null,
  answer: v.pipe(
    v.object({
      /** The passes. Without it: none. */
      passes: list(guestPass),
      /**
       * The lengths that a pass can have, in hours, shortest first. Without it: users can't give a
       * pass.
       */
      hours: list(number),
      /** The number of passes in each period. Without it: not shown. */
      total: optionalNumber,
      /**
       * The number of passes left in this period. Without it: not shown, and the portal refuses no
       * pass.
       */
      left: optionalNumber,
      /** When the number of passes is reset. Without it: no date is shown. */
      resetsAt: optionalInstant,
      /** True if a guest uses one of the giver's device slots. Without it: false. */
      takesSlot: flag,
    }),
    v.transform((passes): GuestPasses => passes),
  ),
  errors: ['NOT_FOUND'],
  idempotent: true,
});

/** Creates a guest pass. */
export const createGuestPass = defineCall({
  name: 'createGuestPass',
  group: 'devices',
  method: 'POST',
  path: '/guest-passes',
  base: 'api',
  session: 'user',
  status: 201,
  body: fields({
    /** The guest's name: at most 50 characters. */
    name: v.optional(text(maxLengths.guestName)),
    /** How long it lasts, in hours: one of the lengths in `GET /guest-passes`. */
    hours: v.pipe(
      v.number('Choose how long the pass lasts.'),
      v.integer('Choose how long the pass lasts.'),
    ),
  }),
  answer: guestPass,
  errors: ['DEVICE_SLOTS_FULL', 'FORBIDDEN', 'NOT_FOUND', 'STATE_CONFLICT', 'TOO_MANY_REQUESTS'],
  idempotent: false,
});

/** Ends a pass. Its guest goes offline straight away, and nobody can use the pass again. */
export const endGuestPass = defineCall({
  name: 'endGuestPass',
  group: 'devices',
  method: 'DELETE',
  path: '/guest-passes/:id',
  base: 'api',
  session: 'user',
  status: 204,
  params: fields({
    /** The pass's id. */
    id: anyId,
  }),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
  idempotent: true,
});

/**
 * Uses a pass for this session's device, which then has access. A repeated call from the same
 * device gets the same answer.
 */
export const redeemGuestPass = defineCall({
  name: 'redeemGuestPass',
  group: 'devices',
  method: 'POST',
  path: '/guest-passes/redeem',
  base: 'api',
  session: 'visitor',
  status: 200,
  body: fields({
    /** The code. Case, spaces and dashes do not matter. */
    code,
  }),
  answer: v.object({
    /** When the access ends. */
    endsAt: instant,
    /** The giver's first name. Without it: no name is shown. */
    host: optionalName,
  }),
  errors: [
    'CODE_EXPIRED',
    'CODE_WRONG',
    'DEVICE_DISABLED',
    'DEVICE_SLOTS_FULL',
    'FORBIDDEN',
    'NOT_FOUND',
    'STATE_CONFLICT',
    'TOO_MANY_REQUESTS',
  ],
  idempotent: true,
});

export const guestCalls = {
  getGuestPasses,
  createGuestPass,
  endGuestPass,
  redeemGuestPass,
};
