import type { LocationDetails } from '@foyer/domain';
import * as v from 'valibot';
import { gatewayAnswer } from './gatewayAnswer';
import { gatewayLoginBody } from './wireLocation';
import { defineCall } from '../define/defineCall';
import { fields, requiredText, text } from '../schemas/requestSchemas';

const given = v.nullish(text(200));

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
