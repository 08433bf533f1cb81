import { defineCall } from '../define/defineCall';
import { account, registeredUser } from './account';

/** Registers. Which fields are required is the site's choice. Specification, section 7: POST /user. */
export const registerUser = defineCall({
  name: 'registerUser',
  group: 'user',
  method: 'POST',
  path: '/user',
  base: 'api',
  session: 'visitor',
  status: 201,
  answer: registeredUser,
  errors: ['EMAIL_TAKEN', 'CAPTCHA_FAILED', 'TOO_MANY_REQUESTS'],
  idempotent: false,
});

/** The account of whoever is logged in. Specification, section 7: GET /user. */
export const getUser = defineCall({
  name: 'getUser',
  group: 'user',
  method: 'GET',
  path: '/user',
  base: 'api',
  session: 'user',
  status: 200,
  answer: account,
  errors: [],
  idempotent: true,
});

/**
 * Changes the details given. A new e-mail address is confirmed again where the site asks for that.
 * Specification, section 7: PATCH /user.
 */
export const updateUser = defineCall({
  name: 'updateUser',
  group: 'user',
  method: 'PATCH',
  path: '/user',
  base: 'api',
  session: 'user',
  status: 200,
  answer: account,
  errors: ['EMAIL_TAKEN'],
  idempotent: false,
});

/** Accepts terms, answers about marketing. Specification, section 7: PATCH /user/agreements. */
export const updateAgreements = defineCall({
  name: 'updateAgreements',
  group: 'user',
  method: 'PATCH',
  path: '/user/agreements',
  base: 'api',
  session: 'user',
  status: 200,
  answer: account,
  errors: [],
  idempotent: false,
});

/**
 * Moves somebody with free access to a paying type when they take a paid plan.
 * Specification, section 7: PATCH /user/{id}/type.
 */
export const changeUserType = defineCall({
  name: 'changeUserType',
  group: 'user',
  method: 'PATCH',
  path: '/user/:id/type',
  base: 'api',
  session: 'user',
  status: 200,
  answer: account,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'STATE_CONFLICT'],
  idempotent: false,
});
