import { deviceStates, type LocationDetails } from '@foyer/domain';
import * as v from 'valibot';
import { gatewayLoginBody } from './wireLocation';
import { defineCall } from '../define/defineCall';
import { oneOf, optional, optionalText } from '../schemas/answerSchemas';
import { fields, requiredText, text } from '../schemas/requestSchemas';

const given = v.nullish(text(200));

/** How this device gets online. */
export const gatewayAnswer = v.object({
  redirect: optionalText,
  deviceState: oneOf(deviceStates, 'unknown'),
  /** A form that the browser itself submits, or nothing when the device needs none. */
  connect: optional(
    v.object({
      method: v.picklist(['GET', 'POST']),
      action: v.string(),
      fields: v.nullish(v.record(v.string(), v.string()), {}),
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
    location_id: requiredText(200),
    mac: given,
    nas_id: given,
    customer_code: given,
    connection_type: given,
    token: v.nullish(text(4000)),
    /** The gateway's word that it sees this device, as its redirect carries it. */
    gateway_proof: given,
    is_impersonating: v.nullish(v.boolean('Send true or false.')),
  }),
  toWire: (location: LocationDetails) => gatewayLoginBody(location),
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
  body: fields({ username: requiredText(200), password: text(200) }),
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
  body: fields({ username: v.optional(requiredText(200)), password: v.optional(text(200)) }),
  bodyType: 'form',
  errors: ['UNAUTHORISED'],
  idempotent: true,
});

export const gatewayCalls = {
  gatewayLogin,
  routerLogin,
  routerLogout,
};
