import { randomUUID } from 'node:crypto';
import { Refusal } from './Refusal.js';

/**
 * A customer. Everything is kept in memory and gone when the program ends: use your database here.
 *
 * @typedef {object} User
 * @property {string} id
 * @property {string} email in lower case
 * @property {string} passwordHash
 * @property {number} version of the sessions: a higher one ends them all
 * @property {Record<string, string>} names `firstName`, `lastName` and `mobile`, as far as they are known
 * @property {import('./subscriptions.js').Subscription | null} subscription
 * @property {Map<string, string>} purchases the subscription bought with each idempotency key
 * @property {{ id: string, name: string, mac: string, kind: string }[]} devices
 */

/** @type {Map<string, User>} */
const users = new Map();

/** @param {string} email */
export const findByEmail = (email) =>
  [...users.values()].find((user) => user.email === email.trim().toLowerCase());

/** @param {Pick<User, 'email' | 'passwordHash' | 'names'>} person */
export const addUser = ({ email, passwordHash, names }) => {
  if (findByEmail(email))
    throw new Refusal('EMAIL_TAKEN', 'There’s already an account with this email address.');
  const user = {
    id: randomUUID(),
    email: email.trim().toLowerCase(),
    passwordHash,
    version: 1,
    names,
    subscription: null,
    purchases: new Map(),
    devices: [],
  };
  users.set(user.id, user);
  return user;
};

/** @param {import('./tokens.js').Claims} claims */
const findUser = ({ user_id, version }) => {
  const user = users.get(user_id ?? '');
  return user?.version === version ? user : undefined;
};

/**
 * The claims of a customer's session.
 *
 * @param {User} user
 * @param {import('./tokens.js').Claims} claims where the session is
 * @returns {import('./tokens.js').Claims}
 */
export const claimsOf = ({ id, version }, claims) => ({
  ...claims,
  scope: ['user'],
  user_id: id,
  version,
});

/**
 * The customer of a session.
 *
 * @param {import('./tokens.js').Claims} claims
 * @throws {Refusal} for a visitor
 */
export const userOf = (claims) => {
  const user = findUser(claims);
  if (!user) throw new Refusal('UNAUTHORISED', 'Log in first.', { authError: 'Log in first.' });
  return user;
};

/** @param {import('./tokens.js').Claims} claims */
export const isLoggedIn = (claims) => findUser(claims) !== undefined;
