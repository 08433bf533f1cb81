import * as v from 'valibot';
import { defineCall } from '../define/defineCall';
import { someday, text } from '../parts/answerParts';

/**
 * A visitor's session. `x-location-details` is URL-encoded `key=value&…` of mac, nas_id, location_id,
 * customer_code and connection_type. Specification, section 7: GET {auth}/blank-session.
 */
export const getBlankSession = defineCall({
  name: 'getBlankSession',
  group: 'auth',
  method: 'GET',
  path: '/blank-session',
  base: 'auth',
  session: 'none',
  status: 204,
  authorization: 'always',
  errors: [],
  idempotent: true,
});

/**
 * Logs in. The answer has `phoneNumber` where an SMS code is wanted, otherwise an authorization
 * header. Stage 1 is the log-in right after registering: no SMS, and not refused for an unconfirmed
 * e-mail. Specification, section 7: POST {auth}/login.
 */
export const login = defineCall({
  name: 'login',
  group: 'auth',
  method: 'POST',
  path: '/login',
  base: 'auth',
  session: 'visitor',
  status: 200,
  authorization: 'sometimes',
  answer: v.object({ phoneNumber: text, nextCodeCreationTime: someday }),
  errors: ['UNAUTHORISED', 'TOO_MANY_REQUESTS'],
  idempotent: false,
});

/** Ends the log-in with the SMS code. Specification, section 7: POST {auth}/mfa/check-code/{smsCode}. */
export const checkSmsCode = defineCall({
  name: 'checkSmsCode',
  group: 'auth',
  method: 'POST',
  path: '/mfa/check-code/:smsCode',
  base: 'auth',
  session: 'visitor',
  status: 200,
  authorization: 'always',
  answer: v.object({}),
  errors: ['UNAUTHORISED', 'CODE_EXPIRED', 'TOO_MANY_REQUESTS'],
  idempotent: false,
});

/** Sends another code. Specification, section 7: POST {auth}/mfa/resend-code. */
export const resendSmsCode = defineCall({
  name: 'resendSmsCode',
  group: 'auth',
  method: 'POST',
  path: '/mfa/resend-code',
  base: 'auth',
  session: 'visitor',
  status: 200,
  answer: v.object({ nextCodeCreationTime: someday }),
  errors: ['UNAUTHORISED', 'TOO_MANY_REQUESTS'],
  idempotent: false,
});
