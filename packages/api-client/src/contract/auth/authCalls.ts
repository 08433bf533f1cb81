import * as v from 'valibot';
import { defineCall } from '../define/defineCall';
import { optionalInstant, optionalText } from '../schemas/answerSchemas';
import { fields, password, requiredText, text } from '../schemas/requestSchemas';

const credentials = fields({
  /** The e-mail address; `email@customerCode` where the location has a customer code. */
  username: requiredText(200),
  /** As the person typed it. */
  password,
});

/**
 * A visitor's session. `x-location-details` is URL-encoded `key=value&…` of mac, nas_id,
 * location_id, customer_code and connection_type.
 */
export const getBlankSession = defineCall({
  name: 'getBlankSession',
  group: 'auth',
  method: 'GET',
  path: '/blank-session',
  base: 'auth',
  session: 'none',
  status: 204,
  headers: fields({
    /**
     * Where the visitor stands: URL-encoded `key=value&…` of mac, nas_id, location_id,
     * customer_code and connection_type; empty when nothing is known.
     */
    'x-location-details': text(2000),
  }),
  authorization: 'always',
  errors: [],
  idempotent: true,
});

/**
 * Logs in. The answer has `phoneNumber` where an SMS code is wanted, otherwise an authorization
 * header. Stage 1 is the log-in right after registering: no SMS, and not refused for an unconfirmed
 * e-mail.
 */
export const login = defineCall({
  name: 'login',
  group: 'auth',
  method: 'POST',
  path: '/login',
  base: 'auth',
  session: 'visitor',
  status: 200,
  headers: fields({
    /** `1` right after registering, otherwise `0`. */
    'x-registration-stage': v.picklist(['0', '1'], 'Send 0 or 1.'),
  }),
  body: credentials,
  authorization: 'sometimes',
  mayAnswerNothing: true,
  answer: v.object({
    /**
     * Set where an SMS code is wanted: the number it went to, partly hidden. Without it: the header
     * has the session.
     */
    phoneNumber: optionalText,
    /** When another code may be asked for. Without it: after two minutes. */
    nextCodeCreationTime: optionalInstant,
  }),
  errors: ['UNAUTHORISED', 'TOO_MANY_REQUESTS'],
  idempotent: false,
});

/** Ends the log-in with the SMS code. */
export const checkSmsCode = defineCall({
  name: 'checkSmsCode',
  group: 'auth',
  method: 'POST',
  path: '/mfa/check-code/:smsCode',
  base: 'auth',
  session: 'visitor',
  status: 200,
  params: fields({
    /** The digits of the code. */
    smsCode: v.pipe(v.string(), v.regex(/^\d{4,8}$/, 'Enter the digits of the code.')),
  }),
  body: credentials,
  authorization: 'always',
  mayAnswerNothing: true,
  answer: v.object({}),
  errors: ['UNAUTHORISED', 'CODE_EXPIRED', 'TOO_MANY_REQUESTS'],
  idempotent: false,
});

/** Sends another code. */
export const resendSmsCode = defineCall({
  name: 'resendSmsCode',
  group: 'auth',
  method: 'POST',
  path: '/mfa/resend-code',
  base: 'auth',
  session: 'visitor',
  status: 200,
  body: credentials,
  mayAnswerNothing: true,
  answer: v.object({
    /** When another code may be asked for. Without it: after two minutes. */
    nextCodeCreationTime: optionalInstant,
  }),
  errors: ['UNAUTHORISED', 'TOO_MANY_REQUESTS'],
  idempotent: false,
});

export const authCalls = {
  getBlankSession,
  login,
  checkSmsCode,
  resendSmsCode,
};
