import { parseMac } from '@foyer/domain';
import * as v from 'valibot';
import { defineCall } from '../define/defineCall';
import { flag, optionalId, optionalText } from '../schemas/answerSchemas';
import { deviceMac, fields, mac, requiredText } from '../schemas/requestSchemas';

/** Asks the captcha provider whether the captcha was solved. */
export const verifyRecaptcha = defineCall({
  name: 'verifyRecaptcha',
  group: 'user',
  method: 'POST',
  path: '/user/verify-recaptcha-token',
  base: 'api',
  session: 'visitor',
  status: 200,
  query: fields({ response: requiredText(4000) }),
  answer: v.pipe(
    v.object({ success: v.boolean() }),
    v.transform(({ success }) => success),
  ),
  errors: ['CAPTCHA_FAILED'],
  idempotent: false,
});

/**
 * Lets a device on without an account: the one in hand, or the headless one whose MAC was typed.
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
    /** Absent or null for the device in hand. */
    headlessMac: v.nullish(deviceMac),
    isTermsAndConditionAccepted: v.literal(true, 'Accept the terms to go on.'),
  }),
  /** The MAC of a device without a browser; null for this device. */
  toWire: ({ headlessMac }: { headlessMac: string | null }) => ({
    headlessMac,
    isTermsAndConditionAccepted: true as const,
  }),
  authorization: 'sometimes',
  answer: v.object({
    userId: optionalId,
    mac: v.pipe(
      optionalText,
      v.transform((address) => parseMac(address)),
    ),
    hasActiveSubscription: flag,
  }),
  errors: ['DEVICE_DISABLED', 'STATE_CONFLICT'],
  idempotent: false,
});

/** Whether a device is black-listed at a location. */
export const checkCpe = defineCall({
  name: 'checkCpe',
  group: 'user',
  method: 'GET',
  path: '/cpe/check/:customerCode/:locationCode/:mac',
  base: 'api',
  session: 'visitor',
  status: 200,
  params: fields({ customerCode: requiredText(100), locationCode: requiredText(100), mac }),
  answer: v.pipe(
    v.object({ isBlackListed: v.boolean() }),
    v.transform(({ isBlackListed }) => isBlackListed),
  ),
  errors: [],
  idempotent: true,
});

/** Whether the household's devices see each other. */
export const setShareVlan = defineCall({
  name: 'setShareVlan',
  group: 'user',
  method: 'POST',
  path: '/share-vlan',
  base: 'api',
  session: 'user',
  status: 200,
  body: fields({ shareVlan: v.boolean('Send true or false.') }),
  answer: v.pipe(
    v.object({ shareVlan: v.boolean() }),
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
