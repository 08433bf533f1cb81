import { deviceStates, type LocationDetails } from '@foyer/domain';
import * as v from 'valibot';
import { gatewayLoginBody } from './wireLocation';
import { defineCall } from '../define/defineCall';
import { oneOf, optional, optionalText } from '../schemas/answerSchemas';
import { fields, requiredText, text } from '../schemas/requestSchemas';

const given = v.nullish(text(200));

/** How this device gets online. */
export const gatewayAnswer = v.object({
  /** The address that the visitor wanted, or a hash path of the portal. Without it: none. */
  redirect: optionalText,
  /**
   * What the network allows the device: `captive` nothing, `quarantined` only payment and email,
   * `online` everything.
   */
  deviceState: oneOf(deviceStates, 'unknown'),
  /** The form that the browser submits to get online. Without it: the device needs no form. */
  connect: optional(
    v.object({
      /** The form's method. */
      method: v.picklist(['GET', 'POST']),
      /** The form's target: an address of the gateway. */
      action: v.string(),
      /** The form's fields by name. Without it: none. */
      fields: v.nullish(v.record(v.string(), v.string()), {}),
    }),
  ),
  /** The result of the ticket in the gateway's address. Without it: the address had no ticket. */
  ticket: optional(
    v.object({
      /**
       * `accepted`, `refused`, or `otherUser` until the person agrees. Without it: nothing is
       * shown.
       */
      state: optionalText,
      /**
       * In the state `otherUser`: the first name of the ticket's user. Without it: the portal shows
       * the email address instead.
       */
      firstName: optionalText,
      /**
       * In the state `otherUser`: the email address of the ticket's user. Without it: the portal
       * shows only the name.
       */
      email: optionalText,
    }),
  ),
});

/**
 * Tells the backend the visitor's location. The answer says how the device gets online. The portal
 * sends it on arrival, after log-in and after a purchase. `mac` may be `IGNORE_MAC`, which means
 * unknown.
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
    /** The site's id. */
    location_id: requiredText(200),
    /** The device address (MAC address). `IGNORE_MAC` or absent when unknown. */
    mac: given,
    /** The gateway's id (NAS id). */
    nas_id: given,
    /** The operator's code for the customer. */
    customer_code: given,
    /** The gateway's name for the kind of connection. */
    connection_type: given,
    /** The ticket in the address, which starts one session. */
    token: v.nullish(text(4000)),
    /** True once the person has agreed that the ticket's user replaces the logged-in user. */
    replaces_session: v.nullish(v.boolean('Send true or false.')),
    /** The gateway's signed proof that it sees this device, copied from its redirect. */
    gateway_proof: given,
    /** True if a support agent acts as the customer. */
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

/** Asks the router to let the device online. */
export const routerLogin = defineCall({
  name: 'routerLogin',
  group: 'gateway',
  method: 'POST',
  path: '/login',
  base: 'router',
  session: 'none',
  status: 200,
  body: fields({
    /** The username for the router. */
    username: requiredText(200),
    /** The password for the router. It may be empty. */
    password: text(200),
  }),
  bodyType: 'form',
  errors: ['UNAUTHORISED'],
  idempotent: true,
});

/** Asks the router to take the device offline. */
export const routerLogout = defineCall({
  name: 'routerLogout',
  group: 'gateway',
  method: 'POST',
  path: '/logout',
  base: 'router',
  session: 'none',
  status: 200,
  /** Most routers recognise the device by its connection. The others need the username. */
  body: fields({
    /** The username for the router. Most routers recognise the device by its connection. */
    username: v.optional(requiredText(200)),
    /** The password for the router. */
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
