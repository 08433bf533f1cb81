import { orderStates, resumeChannels } from '@foyer/domain';
import * as v from 'valibot';
import { defineCall } from '../define/defineCall';
import { fromWireLocation } from '../gateway/wireLocation';
import { receipt } from './payment';
import { flag, instant, oneOf, optional, optionalText } from '../schemas/answerSchemas';
import { code, email, fields, phone, requiredText, text } from '../schemas/requestSchemas';

const order = v.object({
  /** The plan that the customer chose. */
  priceId: v.string(),
  /** The coupon's code. Without it: none. */
  couponCode: optionalText,
  /**
   * The order's state. `processing`: the bank has not decided yet, or the backend could not ask. `refunded`: its payment was
   * refunded. Any other value is shown as not known.
   */
  state: oneOf(orderStates, 'unknown'),
});

/**
 * Saves what the visitor or user has chosen to buy, so that closing the window loses nothing. A
 * backend without this call answers 404. The choice is then only in the address.
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
    /** The plan that the customer chose. */
    priceId: requiredText(200),
    /** The coupon's code. */
    couponCode: v.optional(code),
    /**
     * What a visitor has typed into the form of the account, by the name of the field: no password, no consent. Absent: what was
     * saved stays.
     */
    form: v.optional(
      v.pipe(v.record(text(100), text(500)), v.maxEntries(40, 'Send at most 40 fields.')),
    ),
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
  answer: v.nullable(
    v.object({
      ...order.entries,
      /** What was paid. Without it: the page names no amount. */
      receipt: optional(receipt),
      /**
       * What this visitor has typed into the form of the account, by the name of the field. Only for the same session or a device
       * that the gateway vouches for. Without it: the form is empty.
       */
      form: optional(v.record(v.string(), v.string())),
    }),
  ),
  errors: [],
  idempotent: true,
});

/**
 * Makes a link that opens the saved order in another browser or on another device. With `screen`,
 * the answer has a code that works once, for a few minutes, and continues this session. With
 * `email` and `sms`, the backend sends a link that works until the order is paid, at most for a
 * day, and logs nobody in.
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
    channel: v.picklist(resumeChannels, 'Choose one of the kinds.'),
    /**
     * The address to send the link to. Ignored for a logged-in user: the link goes to the account's
     * address.
     */
    email: v.optional(email),
    /**
     * The number to send the link to, in E.164. Ignored for a logged-in user: the link goes to the
     * account's number.
     */
    phoneNumber: v.optional(phone),
  }),
  answer: v.object({
    /** For `screen`: the code to type. Without it: the link was sent. */
    code: optionalText,
    /** For `screen`: the address to type. Without it: the link was sent. */
    url: optionalText,
    /** When the link or code expires. */
    expiresAt: instant,
    /**
     * The address or number that the link was sent to, partly hidden. Without it: the link is on
     * the screen.
     */
    sentTo: optionalText,
  }),
  errors: ['NOT_FOUND', 'FORBIDDEN', 'TOO_MANY_REQUESTS'],
  idempotent: false,
});

/**
 * Opens a saved order with the code of a resume link. A code that came in an address logs nobody in
 * and makes nobody another device unasked: without `confirmed` it is answered by `owner` and stays
 * good.
 */
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
    /**
     * True if the person typed the code, or has agreed to continue as `owner`. Absent for a code
     * that came in an address.
     */
    confirmed: v.optional(v.boolean('Send true or false.')),
  }),
  authorization: 'sometimes',
  answer: v.object({
    /** The order. Without it: the order no longer exists. */
    order: optional(order),
    /**
     * True if the order belongs to an account, so that its owner must log in to continue. Without
     * it: false.
     */
    needsLogIn: flag,
    /**
     * Whom the code logs in, or the device that it hands over, once the call is repeated with
     * `confirmed`; nothing is opened until then. Without it: there is nothing to ask.
     */
    owner: optional(
      v.object({
        /** The first name. Without it: the portal shows only the email address. */
        firstName: optionalText,
        /** The email address, partly hidden. Empty for the order of a device without an account. */
        email: v.string(),
      }),
    ),
    /** The location where the order began. */
    location: v.pipe(
      v.object({
        /** The site's id. */
        location_id: v.string(),
        /** The device address (MAC address). Without it: unknown. */
        mac: v.optional(v.string()),
        /** The gateway's id (NAS id). Without it: unknown. */
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
