import * as v from 'valibot';
import { defineCall } from '../define/defineCall';
import { optionalId, optionalText } from '../schemas/answerSchemas';
import { code, email, fields, newPassword, password, phone } from '../schemas/requestSchemas';

/** Changes a password that is known. */
export const changePassword = defineCall({
  name: 'changePassword',
  group: 'user',
  method: 'POST',
  path: '/user/change-password',
  base: 'api',
  session: 'user',
  status: 204,
  body: fields({
    /** The password from now on: 8 characters or more. */
    newPassword,
    /** The password until now. */
    existingPassword: password,
  }),
  errors: ['PASSWORD_WRONG', 'TOO_MANY_REQUESTS'],
  idempotent: false,
});

/**
 * Activates an account by the code from a letter, an e-mail or a reception desk. A code that only
 * confirms an e-mail address needs no password.
 */
export const activateAccount = defineCall({
  name: 'activateAccount',
  group: 'user',
  method: 'POST',
  path: '/user/activate-account',
  base: 'api',
  session: 'visitor',
  status: 200,
  body: fields({
    /** The code from a letter, a mail or a reception desk. */
    activationCode: code,
    /** The password from now on; left out when only an address is confirmed. */
    password: v.optional(newPassword),
  }),
  /** The address to log in with. */
  mayAnswerNothing: true,
  answer: v.object({
    /** The account. Without it: nothing depends on it. */
    userId: optionalId,
    /** The address to log in with. Without it: the person types it. */
    email: optionalText,
  }),
  errors: ['CODE_WRONG', 'CODE_EXPIRED', 'ALREADY_ACTIVATED', 'EMAIL_TAKEN', 'TOO_MANY_REQUESTS'],
  idempotent: false,
});

/** Mails a reset code; succeeds whether or not anybody has that address. */
export const requestResetEmail = defineCall({
  name: 'requestResetEmail',
  group: 'user',
  method: 'POST',
  path: '/user/password-reset/request-email',
  base: 'api',
  session: 'visitor',
  status: 204,
  body: fields({
    /** The account's address. */
    email,
  }),
  errors: ['TOO_MANY_REQUESTS'],
  idempotent: false,
});

/** Sets a new password by the code that was mailed. */
export const resetPasswordByEmail = defineCall({
  name: 'resetPasswordByEmail',
  group: 'user',
  method: 'POST',
  path: '/user/password-reset/by-email',
  base: 'api',
  session: 'visitor',
  status: 204,
  body: fields({
    /** The code from the mail. */
    code,
    /** The password from now on: 8 characters or more. */
    password: newPassword,
  }),
  errors: ['CODE_WRONG', 'CODE_EXPIRED', 'TOO_MANY_REQUESTS'],
  idempotent: false,
});

/** Sends a reset code by SMS; succeeds whether or not the number is anybody’s. */
export const requestResetSms = defineCall({
  name: 'requestResetSms',
  group: 'user',
  method: 'POST',
  path: '/user/password-reset/request-sms',
  base: 'api',
  session: 'visitor',
  status: 204,
  body: fields({
    /** The account's address. */
    email,
    /** The account's number, in E.164. */
    phoneNumber: phone,
  }),
  errors: ['TOO_MANY_REQUESTS'],
  idempotent: false,
});

/** Sets a new password by the code that was sent by SMS. */
export const resetPasswordBySms = defineCall({
  name: 'resetPasswordBySms',
  group: 'user',
  method: 'POST',
  path: '/user/password-reset/by-sms',
  base: 'api',
  session: 'visitor',
  status: 204,
  body: fields({
    /** The code from the SMS. */
    code,
    /** The password from now on: 8 characters or more. */
    password: newPassword,
    /** The account's address. */
    email,
  }),
  errors: ['CODE_WRONG', 'CODE_EXPIRED', 'TOO_MANY_REQUESTS'],
  idempotent: false,
});

export const passwordCalls = {
  changePassword,
  activateAccount,
  requestResetEmail,
  resetPasswordByEmail,
  requestResetSms,
  resetPasswordBySms,
};
