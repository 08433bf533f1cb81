import { orderStates, resumeChannels } from '@foyer/domain';
import * as v from 'valibot';
import { defineCall } from '../define/defineCall';
import { fromWireLocation } from '../gateway/wireLocation';
import { flag, instant, oneOf, optional, optionalText } from '../schemas/answerSchemas';
import { code, email, fields, phone, requiredText } from '../schemas/requestSchemas';

const order = v.object({
  priceId: v.string(),
  couponCode: optionalText,
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
  body: fields({ priceId: requiredText(200), couponCode: v.optional(code) }),
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
    channel: v.picklist(resumeChannels, 'Choose screen, email or sms.'),
    /** Where to send the link; ignored for a user, whose own address or number is used. */
    email: v.optional(email),
    phoneNumber: v.optional(phone),
  }),
  answer: v.object({
    /** The code and the address to type; only for `screen`. */
    code: optionalText,
    url: optionalText,
    expiresAt: instant,
    /** Where the link was sent, partly hidden; null for `screen`. */
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
  body: fields({ code }),
  authorization: 'sometimes',
  answer: v.object({
    order: optional(order),
    /** The order belongs to an account, so its owner logs in to continue. */
    needsLogIn: flag,
    /** Where the order was begun; reads as the portal's location details. */
    location: v.pipe(
      v.object({
        location_id: v.string(),
        mac: v.optional(v.string()),
        nas_id: v.optional(v.string()),
        customer_code: v.optional(v.string()),
        connection_type: v.optional(v.string()),
      }),
      v.transform((wire) => fromWireLocation(wire)),
    ),
  }),
  errors: ['CODE_WRONG', 'CODE_EXPIRED', 'STATE_CONFLICT', 'TOO_MANY_REQUESTS'],
  idempotent: false,
});

export const orderCalls = { saveOrder, getOrder, createResumeLink, resumeOrder };
