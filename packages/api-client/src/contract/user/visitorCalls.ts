import * as v from 'valibot';
import { defineCall } from '../define/defineCall';
import { flag, maybeId, text } from '../parts/answerParts';

/**
 * Asks the captcha provider whether the captcha was solved.
 * Specification, section 7: POST user/verify-recaptcha-token?response=…
 */
export const verifyRecaptcha = defineCall({
  name: 'verifyRecaptcha',
  group: 'user',
  method: 'POST',
  path: '/user/verify-recaptcha-token',
  base: 'api',
  session: 'visitor',
  status: 200,
  answer: v.object({ success: v.boolean() }),
  errors: ['CAPTCHA_FAILED'],
  idempotent: false,
});

/**
 * Lets a device on without an account: the one in hand, or the headless one whose MAC was typed.
 * Specification, section 7: POST /user/no-account-user.
 */
export const createNoAccountUser = defineCall({
  name: 'createNoAccountUser',
  group: 'user',
  method: 'POST',
  path: '/user/no-account-user',
  base: 'api',
  session: 'visitor',
  status: 201,
  authorization: 'sometimes',
  answer: v.object({ userId: maybeId, mac: text, hasActiveSubscription: flag }),
  errors: ['DEVICE_DISABLED', 'STATE_CONFLICT'],
  idempotent: false,
});

/**
 * Whether a device is black-listed at a location.
 * Specification, section 7: GET /cpe/check/{customerCode}/{locationCode}/{mac}.
 */
export const checkCpe = defineCall({
  name: 'checkCpe',
  group: 'user',
  method: 'GET',
  path: '/cpe/check/:customerCode/:locationCode/:mac',
  base: 'api',
  session: 'visitor',
  status: 200,
  answer: v.object({ isBlackListed: v.boolean() }),
  errors: [],
  idempotent: true,
});

/** Whether the household's devices see each other. Specification, section 7: POST /share-vlan. */
export const setShareVlan = defineCall({
  name: 'setShareVlan',
  group: 'user',
  method: 'POST',
  path: '/share-vlan',
  base: 'api',
  session: 'user',
  status: 200,
  answer: v.object({ shareVlan: v.boolean() }),
  errors: ['FORBIDDEN'],
  idempotent: true,
});
