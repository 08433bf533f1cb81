import * as v from 'valibot';
import { defineCall } from '../define/defineCall';
import { gatewayAnswer } from '../gateway/gatewayAnswer';
import { optional, optionalInstant, optionalText } from '../schemas/answerSchemas';
import { fields, password, requiredText, text } from '../schemas/requestSchemas';
import { siteInfo } from '../site/siteInfo';

const credentials = fields({
  /** The email address. Where the location has a customer code: `email@customerCode`. */
  username: requiredText(200),
  /** The password as the person typed it. */
  password,
});

/**
 * Starts a visitor's session. `x-location-details` is a URL-encoded `key=value&…` list of mac,
 * nas_id, location_id, customer_code and connection_type. An answer without a body (204) is complete.
 */
export const getBlankSession = defineCall({
  name: 'getBlankSession',
  group: 'auth',
  method: 'GET',
  path: '/blank-session',
  base: 'auth',
  session: 'none',
  status: 200,
  headers: fields({
    /**
     * The visitor's location: a URL-encoded `key=value&…` list of mac, nas_id, location_id,
     * customer_code, connection_type and gateway_proof, each if it is known. `next=1` beside them asks for
     * `nextAnswers`.
     */
    'x-location-details': text(2000),
  }),
  authorization: 'always',
  mayAnswerNothing: true,
  answer: v.object({
    /**
     * The answers to the calls that follow, which the portal then does not send. The gateway login has happened as in
     * its own call, with the token of the authorization header. Only where the request has `next=1`. Without it: the
     * portal sends the calls.
     */
    nextAnswers: optional(
      v.object({
        /** The answer to POST /gateway/login. */
        gateway: gatewayAnswer,
        /** The answer to GET /site-info. */
        siteInfo,
      }),
    ),
  }),
  errors: [],
  idempotent: true,
});

/**
 * Logs in. The answer has an authorization header, or `phoneNumber` if the user must enter an SMS
 * code first. Stage 1 is the log-in right after registering: it needs no SMS code and no confirmed
 * email address.
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
     * The number that the SMS code was sent to, partly hidden. Present only if the log-in needs a
     * code. Without it: the log-in is complete, and the session is in the authorization header.
     */
    phoneNumber: optionalText,
    /** When the user can request another code. Without it: after two minutes. */
    nextCodeCreationTime: optionalInstant,
  }),
  errors: ['UNAUTHORISED', 'TOO_MANY_REQUESTS'],
  idempotent: false,
});

/** Completes the log-in with the SMS code. */
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

/** Sends another SMS code. */
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
    /** When the user can request another code. Without it: after two minutes. */
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
