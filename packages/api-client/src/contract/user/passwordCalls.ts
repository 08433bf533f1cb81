import * as v from 'valibot';
import { defineCall } from '../define/defineCall';
import { optionalId, optionalText } from '../schemas/answerSchemas';
import { code, email, fields, newPassword, password, phone } from '../schemas/requestSchemas';

/** Changes the password of a user who knows the old one. */
export const changePassword = defineCall({
  name: 'changePassword',
  group: 'user',
  method: 'POST',
  path: '/user/change-password',
  base: 'api',
  session: 'user',
  status: 204,
  body: fields({
    /** The new password: at least 8 characters. */
    newPassword,
    /** The old password. */
    existingPassword: password,
  }),
  errors: ['PASSWORD_WRONG', 'TOO_MANY_REQUESTS', 'FORBIDDEN'],
  idempotent: false,
});

/**
 * Activates an account with the code from a letter, an email or a reception desk. A code that only
 * confirms an email address needs no password.
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
    /** The code from a letter, an email or a reception desk. */
    activationCode: code,
    /** The new password. Absent if the code only confirms an email address. */
    password: v.optional(newPassword),
  }),
  /** The address to log in with. */
  mayAnswerNothing: true,
  answer: v.object({
    /** The account's id. Without it: the portal does not need it. */
    userId: optionalId,
    /** The email address to log in with. Without it: the user types it. */
    email: optionalText,
  }),
  errors: [
    'CODE_WRONG',
    'CODE_EXPIRED',
    'ALREADY_ACTIVATED',
    'EMAIL_TAKEN',
    'CODE_REPLACED',
    'CHANGE_DROPPED',
    'TOO_MANY_REQUESTS',
  ],
  idempotent: false,
});

/**
 * Sends another link that confirms an email address. The caller names the earlier link's code or the address.
 * The answer does not say whether a link is sent.
 */
export const resendConfirmation = defineCall({
  name: 'resendConfirmation',
  group: 'user',
  method: 'POST',
  path: '/user/resend-confirmation',
  base: 'api',
  session: 'visitor',
  status: 204,
  body: fields({
    /** The code of a link that was replaced or has expired. */
    activationCode: v.optional(code),
    /** The account's address. Absent if there is a code. */
    email: v.optional(email),
  }),
  errors: ['TOO_MANY_REQUESTS'],
  idempotent: false,
});

/** Sends a reset code by email. The answer does not say whether the address has an account. */
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

/** Sets a new password with the code from the email. */
export const resetPasswordByEmail = defineCall({
  name: 'resetPasswordByEmail',
  group: 'user',
  method: 'POST',
  path: '/user/password-reset/by-email',
  base: 'api',
  session: 'visitor',
  status: 204,
  body: fields({
    /** The code from the email. */
    code,
    /** The new password: at least 8 characters. */
    password: newPassword,
  }),
  errors: ['CODE_WRONG', 'CODE_EXPIRED', 'TOO_MANY_REQUESTS'],
  idempotent: false,
});

/** Sends a reset code by SMS. The answer does not say whether the number has an account. */
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

/** Sets a new password with the code from the SMS. */
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
    /** The new password: at least 8 characters. */
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
  resendConfirmation,
  requestResetEmail,
  resetPasswordByEmail,
  requestResetSms,
  resetPasswordBySms,
};
