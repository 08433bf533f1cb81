import { deviceStates } from '@foyer/domain';
import * as v from 'valibot';
import { defineCall } from '../define/defineCall';
import { known, maybe, text } from '../parts/answerParts';

/**
 * Tells the backend where the visitor stands, and learns how to get them online. Called on arrival,
 * after login and after a purchase. `mac` may be `IGNORE_MAC`, which means unknown.
 * Specification, section 7: "Gateway login action".
 */
export const gatewayLogin = defineCall({
  name: 'gatewayLogin',
  group: 'gateway',
  method: 'POST',
  path: '/gateway/login',
  base: 'api',
  session: 'visitor',
  status: 200,
  authorization: 'sometimes',
  answer: v.object({
    redirect: text,
    deviceState: known(deviceStates, 'unknown'),
    /** A form that the browser itself submits, or nothing when the device needs none. */
    connect: maybe(
      v.object({
        method: v.picklist(['GET', 'POST']),
        action: v.string(),
        fields: v.nullish(v.record(v.string(), v.string()), {}),
      }),
    ),
  }),
  errors: ['SITE_NOT_FOUND', 'DEVICE_DISABLED'],
  idempotent: true,
});

/** Opens the network by the router itself. Specification, section 7: POST login on the router URL. */
export const routerLogin = defineCall({
  name: 'routerLogin',
  group: 'gateway',
  method: 'POST',
  path: '/login',
  base: 'router',
  session: 'none',
  status: 200,
  bodyType: 'form',
  errors: ['UNAUTHORISED'],
  idempotent: true,
});

/** Closes the network by the router itself. Specification, section 7: POST logout on the router URL. */
export const routerLogout = defineCall({
  name: 'routerLogout',
  group: 'gateway',
  method: 'POST',
  path: '/logout',
  base: 'router',
  session: 'none',
  status: 200,
  bodyType: 'form',
  errors: [],
  idempotent: true,
});
