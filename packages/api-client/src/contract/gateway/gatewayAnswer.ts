import { deviceStates } from '@foyer/domain';
import * as v from 'valibot';
import { flag, oneOf, optional, optionalText } from '../schemas/answerSchemas';

/** How this device gets online. It has a file of its own, because the first page reads it and needs no schema of a request. */
export const gatewayAnswer = v.object({
  /** The address that the visitor wanted, or a hash path of the portal. Without it: none. */
  redirect: optionalText,
  /**
   * What the network allows the device: `captive` nothing, `quarantined` only payment and email,
   * `online` everything. `unseen`: the gateway doesn’t vouch for the device, so nobody knows whether it is at the site.
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
  /**
   * True if the user has access, but all device slots are used. The answer has no form then. Without it: false.
   */
  noFreeSlot: flag,
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
