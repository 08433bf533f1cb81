import { addUser, claimsOf, findByEmail, userOf } from '../accounts.js';
import { Refusal, refuseWrongFields } from '../Refusal.js';
import { currentSubscription } from '../subscriptions.js';
import { textOf } from '../textOf.js';
import { hashPassword, isPassword, newAuthorization } from '../tokens.js';
import { findPlan } from '../venue.js';

/** @param {import('../accounts.js').User} user */
const accountOf = (user) => {
  const held = currentSubscription(user);
  return {
    userId: user.id,
    siteUser: {
      id: user.id,
      email: user.email,
      ...user.names,
      // A person who can change the address can take over the account.
      contactChangeNeedsPassword: true,
      hasActiveSubscription: held !== null,
      hasRecurringSub: held !== null && findPlan(held.priceId)?.recurring === true,
    },
  };
};

/** @param {unknown} email */
const emailProblem = (email) =>
  !/^[^@\s]+@[^@\s]+\.[^@\s.]+$/.test(textOf(email).trim()) &&
  'Enter an email address such as name@example.com.';

/** @param {unknown} password */
const passwordProblem = (password) => textOf(password).length < 8 && 'Use 8 characters or more.';

/** @param {Record<string, unknown>} body */
const namesIn = (body) => {
  /** @type {Record<string, string>} */
  const names = {};
  for (const name of ['firstName', 'lastName', 'mobile'])
    if (name in body) names[name] = textOf(body[name]).trim();
  refuseWrongFields(
    Object.fromEntries(
      Object.entries(names).map(([name, value]) => [
        name,
        value.length > 50 && 'Use at most 50 characters.',
      ]),
    ),
  );
  return names;
};

/** @param {import('../accounts.js').User} user @param {unknown} password @throws {Refusal} */
const checkPassword = (user, password) => {
  if (!isPassword(textOf(password), user.passwordHash))
    throw new Refusal('PASSWORD_WRONG', 'That isn’t your current password.', {
      fields: { existingPassword: 'That isn’t your current password.' },
    });
};

/** @param {import('../accounts.js').User} user @param {Record<string, unknown>} body */
const changeEmail = (user, { email, existingPassword }) => {
  refuseWrongFields({ email: emailProblem(email) });
  checkPassword(user, existingPassword);
  const other = findByEmail(textOf(email));
  if (other && other !== user)
    throw new Refusal('EMAIL_TAKEN', 'There’s already an account with this email address.');
  user.email = textOf(email).trim().toLowerCase();
};

/** Accounts. @type {Record<string, import('../calls.js').Handler>} */
export const accountCalls = {
  'POST /api/user': ({ body }) => {
    refuseWrongFields({
      email: emailProblem(body.email),
      password: passwordProblem(body.password),
    });
    const user = addUser({
      email: body.email,
      passwordHash: hashPassword(body.password),
      names: namesIn(body),
    });
    return { status: 201, body: { userId: user.id, email: user.email } };
  },

  'GET /api/user': ({ claims }) => ({ body: accountOf(userOf(claims)) }),

  'PATCH /api/user': ({ claims, body }) => {
    const user = userOf(claims);
    const names = namesIn(body);
    if (body.email !== undefined) changeEmail(user, body);
    Object.assign(user.names, names);
    return { body: accountOf(user) };
  },

  'POST /api/user/change-password': ({ claims, body }) => {
    const user = userOf(claims);
    checkPassword(user, body.existingPassword);
    refuseWrongFields({ newPassword: passwordProblem(body.newPassword) });
    user.passwordHash = hashPassword(body.newPassword);
    // The other sessions end. This one goes on with a new token.
    user.version += 1;
    return { status: 204, authorization: newAuthorization(claimsOf(user, claims)) };
  },
};
