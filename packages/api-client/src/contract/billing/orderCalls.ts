import { orderStates, resumeChannels } from '@foyer/domain';
import * as v from 'valibot';
import { defineCall } from '../define/defineCall';
import { fromWireLocation } from '../gateway/wireLocation';
import { flag, instant, oneOf, optional, optionalText } from '../schemas/answerSchemas';
import { code, email, fields, phone, requiredText } from '../schemas/requestSchemas';

const order = v.object({
  /** The plan that was chosen. */
  priceId: v.string(),
  /** The coupon with it. Without it: none. */
  couponCode: optionalText,
  /** Where the order stands. Any other value is shown as not known. */
  state: oneOf(orderStates, 'unknown'),
});

/**
 * Saves what the visitor or user has chosen to buy, so that a closed window loses nothing. A backend
 * without this call answers 404; the choice is then in the address only.
 */
export const saveOrder = defineCall({
  name: 'saveOrder',
  group: 'billing',
  method: 'PUT',
  path: '/billing/order',
  base: 'api',
  session: 'visitor',
  status: 204,
  body: fields({
    /** The plan that was chosen. */
    priceId: requiredText(200),
    /** The coupon with it. */
    couponCode: v.optional(code),
  }),
  errors: ['NOT_FOUND'],
  idempotent: true,
});

/**
 * The latest order of this user or device, and whether it is paid. The call also makes the backend
 * settle a payment that has arrived. Null when there is none.
 */
export const getOrder = defineCall({
  name: 'getOrder',
  group: 'billing',
  method: 'GET',
  path: '/billing/order',
  base: 'api',
  session: 'visitor',
  status: 200,
  whenAbsent: null,
  answer: v.nullable(order),
  errors: [],
  idempotent: true,
});

/**
 * Makes a link that opens the saved order in another browser or on another device. `screen` answers
 * a code that works once, for a few minutes, and continues this session; `email` and `sms` send a
 * link that works until the order is paid, for a day at most, and does not log in a user.
 */
export const createResumeLink = defineCall({
  name: 'createResumeLink',
  group: 'billing',
  method: 'POST',
  path: '/billing/order/resume-link',
  base: 'api',
  session: 'visitor',
  status: 201,
  body: fields({
    /** `screen`, `email` or `sms`. */
    channel: v.picklist(resumeChannels, 'Choose screen, email or sms.'),
    /** Where to send the link; ignored for a user, whose own address is used. */
    email: v.optional(email),
    /** Where to send the link, in E.164; ignored for a user, whose own number is used. */
    phoneNumber: v.optional(phone),
  }),
  answer: v.object({
    /** For `screen`: the code to type. Without it: the link was sent. */
    code: optionalText,
    /** For `screen`: the address to type. Without it: the link was sent. */
    url: optionalText,
    /** Until when it works. */
    expiresAt: instant,
    /** Where the link was sent, partly hidden. Without it: it is on the screen. */
    sentTo: optionalText,
  }),
  errors: ['NOT_FOUND', 'FORBIDDEN', 'TOO_MANY_REQUESTS'],
  idempotent: false,
});

/** Opens an order by the code of a resume link. */
export const resumeOrder = defineCall({
  name: 'resumeOrder',
  group: 'billing',
  method: 'POST',
  path: '/billing/order/resume',
  base: 'api',
  session: 'visitor',
  status: 200,
  body: fields({
    /** The code of the resume link. */
    code,
  }),
  authorization: 'sometimes',
  answer: v.object({
    /** The order. Without it: there is none any more. */
    order: optional(order),
    /** The order belongs to an account, so its owner logs in to continue. Without it: false. */
    needsLogIn: flag,
    /** Where the order was begun. */
    location: v.pipe(
      v.object({
        /** Which site. */
        location_id: v.string(),
        /** The device's hardware address. Without it: unknown. */
        mac: v.optional(v.string()),
        /** The gateway's name for itself. Without it: unknown. */
        nas_id: v.optional(v.string()),
        /** The operator's code for the customer. Without it: none. */
        customer_code: v.optional(v.string()),
        /** How the device was connected. Without it: unknown. */
        connection_type: v.optional(v.string()),
      }),
      v.transform((wire) => fromWireLocation(wire)),
    ),
  }),
  errors: ['CODE_WRONG', 'CODE_EXPIRED', 'STATE_CONFLICT', 'TOO_MANY_REQUESTS'],
  idempotent: false,
});

export const orderCalls = { saveOrder, getOrder, createResumeLink, resumeOrder };
