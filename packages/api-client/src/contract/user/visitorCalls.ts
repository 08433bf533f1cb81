import { parseMac } from '@foyer/domain';
import * as v from 'valibot';
import { defineCall } from '../define/defineCall';
import { boolean, flag, optionalId, optionalText } from '../schemas/answerSchemas';
import { deviceMac, fields, mac, requiredText } from '../schemas/requestSchemas';

/** Asks the captcha provider whether the person solved the captcha. */
export const verifyRecaptcha = defineCall({
  name: 'verifyRecaptcha',
  group: 'user',
  method: 'POST',
  path: '/user/verify-recaptcha-token',
  base: 'api',
  session: 'visitor',
  status: 200,
  query: fields({
    /** The captcha's token. */
    response: requiredText(4000),
  }),
  mayAnswerNothing: true,
  answer: v.pipe(
    v.object({
      /** True if the person solved it. */
      success: boolean,
    }),
    v.transform(({ success }) => success),
  ),
  errors: ['CAPTCHA_FAILED'],
  idempotent: false,
});

/**
 * Lets a device online without an account: the current device, or a device without a browser by its
 * MAC address.
 */
export const createNoAccountUser = defineCall({
  name: 'createNoAccountUser',
  group: 'user',
  method: 'POST',
  path: '/user/no-account-user',
  base: 'api',
  session: 'visitor',
  status: 201,
  body: fields({
    /**
     * The device address (MAC address) of a device without a browser. Absent or null for the current device.
     */
    headlessMac: v.nullish(deviceMac),
    /** The person accepts the terms: always true. */
    isTermsAndConditionAccepted: v.literal(true, 'Accept the terms to go on.'),
  }),
  /** The MAC of a device without a browser; null for this device. */
  toWire: ({ headlessMac }: { headlessMac: string | null }) => ({
    headlessMac,
    isTermsAndConditionAccepted: true as const,
  }),
  authorization: 'sometimes',
  mayAnswerNothing: true,
  answer: v.object({
    /** The id of the device's new user. Without it: the portal does not need it. */
    userId: optionalId,
    /** The device address (MAC address). Without it: the one in the request. */
    mac: v.pipe(
      optionalText,
      v.transform((address) => parseMac(address)),
    ),
    /** True if the device has access now. Without it: false. */
    hasActiveSubscription: flag,
  }),
  errors: ['DEVICE_DISABLED', 'STATE_CONFLICT', 'TOO_MANY_REQUESTS'],
  idempotent: false,
});

/** Answers whether a device is blocked at a location. */
export const checkCpe = defineCall({
  name: 'checkCpe',
  group: 'user',
  method: 'GET',
  path: '/cpe/check/:customerCode/:locationCode/:mac',
  base: 'api',
  session: 'visitor',
  status: 200,
  params: fields({
    /** The site's `customerCode`. */
    customerCode: requiredText(100),
    /** The site's `code`. */
    locationCode: requiredText(100),
    /** The device address (MAC address). */
    mac,
  }),
  whenAbsent: false,
  answer: v.pipe(
    v.object({
      /** True if the device is blocked here. */
      isBlackListed: boolean,
    }),
    v.transform(({ isBlackListed }) => isBlackListed),
  ),
  errors: [],
  idempotent: true,
});

/** Sets whether the household's devices see each other. */
export const setShareVlan = defineCall({
  name: 'setShareVlan',
  group: 'user',
  method: 'POST',
  path: '/share-vlan',
  base: 'api',
  session: 'user',
  status: 200,
  body: fields({
    /** True if the household's devices see each other from now on. */
    shareVlan: v.boolean('Send true or false.'),
  }),
  mayAnswerNothing: true,
  answer: v.pipe(
    v.object({
      /** True if the household's devices see each other now. */
      shareVlan: boolean,
    }),
    v.transform(({ shareVlan }) => shareVlan),
  ),
  errors: ['FORBIDDEN'],
  idempotent: true,
});

export const visitorCalls = {
  verifyRecaptcha,
  createNoAccountUser,
  checkCpe,
  setShareVlan,
};
