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
    /** The pass's id; ending it names it. */
    id,
    /** For whom it is. Without it: a guest. */
    name: optionalName,
    /**
     * `open` waits for its guest, `running` is in use, `ended` is over, `expired` was not used in
     * time. Any other value is shown without a state.
     */
    state: oneOf<GuestPassState>(guestPassStates, 'unknown'),
    /** What the guest types; sent while it is of use. Without it: no code is shown. */
    code: optionalText,
    /** The same as an address: http or https. Without it: no link and no QR code. */
    link: optionalLink,
    /** How long it lasts from its first use, in hours. Without it: not said. */
    hours: optionalNumber,
    /** Until when it can be used for the first time. Without it: not said. */
    redeemBy: optionalInstant,
    /** When a running pass ends, or an ended one did. Without it: not said. */
    endsAt: optionalInstant,
  }),
  v.transform((pass): GuestPass => pass),
);

/**
 * The passes that this user gave to guests, the newest first, and how many more they can give. A
 * backend without guest passes answers 404, and the portal then shows nothing of them.
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
      /** How long a pass can last, in hours, the shortest first. Without it: none can be given. */
      hours: list(v.number()),
      /** How many passes a period has. Without it: they are not counted. */
      total: optionalNumber,
      /** How many of them are left. Without it: not counted, and none is refused for want of one. */
      left: optionalNumber,
      /** When they are counted anew. Without it: no date is said. */
      resetsAt: optionalInstant,
      /** A guest takes a device slot of the giver. Without it: false. */
      takesSlot: flag,
    }),
    v.transform((passes): GuestPasses => passes),
  ),
  errors: ['NOT_FOUND'],
  idempotent: true,
});

/** Gives a pass. */
export const createGuestPass = defineCall({
  name: 'createGuestPass',
  group: 'devices',
  method: 'POST',
  path: '/guest-passes',
  base: 'api',
  session: 'user',
  status: 201,
  body: fields({
    /** For whom it is: at most 50 characters. */
    name: v.optional(text(maxLengths.guestName)),
    /** How long it lasts: one of the lengths of `GET /guest-passes`. */
    hours: v.pipe(v.number('Choose a length.'), v.integer('Choose a length.')),
  }),
  answer: guestPass,
  errors: ['DEVICE_SLOTS_FULL', 'FORBIDDEN', 'NOT_FOUND', 'STATE_CONFLICT'],
  idempotent: false,
});

/** Ends a pass. Its guest is offline at once, and it cannot be used any more. */
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
 * Uses a pass for this session's device, which has access from then on. The same device may ask
 * again and gets the same answer.
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
    /** The code, in any spelling: case, spaces and dashes do not count. */
    code,
  }),
  answer: v.object({
    /** When the access ends. */
    endsAt: instant,
    /** The giver's first name. Without it: they are not named. */
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
