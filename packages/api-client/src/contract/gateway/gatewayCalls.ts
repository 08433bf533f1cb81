import { deviceStates, type LocationDetails } from '@foyer/domain';
import * as v from 'valibot';
import { gatewayLoginBody } from './wireLocation';
import { defineCall } from '../define/defineCall';
import { oneOf, optional, optionalText } from '../schemas/answerSchemas';
import { fields, requiredText, text } from '../schemas/requestSchemas';

const given = v.nullish(text(200));

/** How this device gets online. */
export const gatewayAnswer = v.object({
  /** Where the visitor was heading, or a hash path of the portal. Without it: nowhere. */
  redirect: optionalText,
  /**
   * Whether the network lets this device in: `captive` no, `quarantined` to payment and mail only,
   * `online` yes.
   */
  deviceState: oneOf(deviceStates, 'unknown'),
  /** A form that the browser itself submits to get online. Without it: the device needs none. */
  connect: optional(
    v.object({
      /** The form's method. */
      method: v.picklist(['GET', 'POST']),
      /** Where it goes: an address of the gateway. */
      action: v.string(),
      /** Its fields by name. Without it: none. */
      fields: v.nullish(v.record(v.string(), v.string()), {}),
    }),
  ),
  /** What became of the ticket in the gateway's address. Without it: the address had none. */
  ticket: optional(
    v.object({
      /** `accepted`, `refused`, or `otherUser` until the person agrees. Without it: nothing is said. */
      state: optionalText,
      /** Whose ticket it is, in the state `otherUser`. Without it: the e-mail address stands for it. */
      firstName: optionalText,
      /** Whose ticket it is, in the state `otherUser`. Without it: the name stands alone. */
      email: optionalText,
    }),
  ),
});

/**
 * Tells the backend where the visitor stands, and learns how to get them online. Called on arrival,
 * after login and after a purchase. `mac` may be `IGNORE_MAC`, which means unknown.
 */
export const gatewayLogin = defineCall({
  name: 'gatewayLogin',
  group: 'gateway',
  method: 'POST',
  path: '/gateway/login',
  base: 'api',
  session: 'visitor',
  status: 200,
  body: fields({
    /** Which site. */
    location_id: requiredText(200),
    /** The device's hardware address; `IGNORE_MAC` or absent when unknown. */
    mac: given,
    /** The gateway's name for itself. */
    nas_id: given,
    /** The operator's code for the customer. */
    customer_code: given,
    /** How the device is connected, in the gateway's words. */
    connection_type: given,
    /** The ticket of the address, which starts one session. */
    token: v.nullish(text(4000)),
    /** The person has agreed that the ticket's user replaces the one who is logged in. */
    replaces_session: v.nullish(v.boolean('Send true or false.')),
    /** The gateway's word that it sees this device, as its redirect carries it. */
    gateway_proof: given,
    /** An agent of the operator acts as the customer. */
    is_impersonating: v.nullish(v.boolean('Send true or false.')),
  }),
  toWire: ({
    isImpersonating,
    ...location
  }: LocationDetails & { readonly isImpersonating?: boolean }) =>
    gatewayLoginBody(location, isImpersonating),
  authorization: 'sometimes',
  answer: gatewayAnswer,
  errors: ['SITE_NOT_FOUND', 'DEVICE_DISABLED'],
  idempotent: true,
});

/** Opens the network by the router itself. */
export const routerLogin = defineCall({
  name: 'routerLogin',
  group: 'gateway',
  method: 'POST',
  path: '/login',
  base: 'router',
  session: 'none',
  status: 200,
  body: fields({
    /** The router's name for the user. */
    username: requiredText(200),
    /** The router's password, which may be empty. */
    password: text(200),
  }),
  bodyType: 'form',
  errors: ['UNAUTHORISED'],
  idempotent: true,
});

/** Closes the network by the router itself. */
export const routerLogout = defineCall({
  name: 'routerLogout',
  group: 'gateway',
  method: 'POST',
  path: '/logout',
  base: 'router',
  session: 'none',
  status: 200,
  /** Most routers know the device by its cable; the others need its name. */
  body: fields({
    /** The router's name for the user; most routers know the device by its cable. */
    username: v.optional(requiredText(200)),
    /** The router's password. */
    password: v.optional(text(200)),
  }),
  bodyType: 'form',
  errors: ['UNAUTHORISED'],
  idempotent: true,
});

export const gatewayCalls = {
  gatewayLogin,
  routerLogin,
  routerLogout,
};
