import { createHmac, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

/** Signs the tokens. A new one at each start ends all sessions: keep yours outside the program. */
const secret = randomBytes(32);
const LIFETIME_SECONDS = 12 * 60 * 60;

/** @param {string} text */
const sign = (text) => createHmac('sha256', secret).update(text).digest('base64url');
/** @param {object} value */
const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** @param {string} given @param {string} expected */
const isSame = (given, expected) => {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/**
 * The claims of a session. `scope` starts with `anonymous` in a visitor's session.
 *
 * @typedef {{ scope: string[], user_id?: string, version?: number, customer_code?: string, mac?: string }} Claims
 */

/**
 * A session as the `authorization` header has it.
 *
 * @param {Claims} claims
 */
export const newAuthorization = (claims) => {
  const exp = Math.floor(Date.now() / 1000) + LIFETIME_SECONDS;
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ ...claims, exp })}`;
  return `Bearer ${text}.${sign(text)}`;
};

/**
 * The claims of a session that this program signed and that has not expired.
 *
 * @param {string | undefined} authorization
 * @returns {Claims | null}
 */
export const readAuthorization = (authorization = '') => {
  const [header = '', claims = '', signature = ''] = authorization
    .replace(/^Bearer /i, '')
    .split('.');
  if (!isSame(signature, sign(`${header}.${claims}`))) return null;
  const read = JSON.parse(Buffer.from(claims, 'base64url').toString());
  return read.exp * 1000 > Date.now() ? read : null;
};

/** @param {string} password @returns what to keep instead of the password */
export const hashPassword = (password, salt = randomBytes(16).toString('hex')) =>
  `${salt}:${scryptSync(password, salt, 32).toString('hex')}`;

/** @param {string} password @param {string} kept */
export const isPassword = (password, kept) =>
  isSame(hashPassword(password, kept.split(':')[0]), kept);
