import { claimsOf, findByEmail, isLoggedIn, userOf } from '../accounts.js';
import { Refusal } from '../Refusal.js';
import { currentSubscription } from '../subscriptions.js';
import { textOf } from '../textOf.js';
import { isPassword, newAuthorization } from '../tokens.js';
import { publicConfig, terms, venue } from '../venue.js';

/**
 * Whether this session's user has a plan.
 *
 * @param {import('../tokens.js').Claims} claims
 */
const hasPlan = (claims) => isLoggedIn(claims) && currentSubscription(userOf(claims)) !== null;

/** Where the device stands: the gateway told the portal. @param {string} [details] */
const locationClaims = (details) => {
  const location = new URLSearchParams(details);
  /** @type {Record<string, string | null>} */
  const claims = {};
  for (const name of ['location_id', 'customer_code', 'mac', 'nas_id', 'connection_type'])
    if (location.has(name)) claims[name] = location.get(name);
  return claims;
};

/** The site, and the two ways to get a session. @type {Record<string, import('../calls.js').Handler>} */
export const siteCalls = {
  'GET /v2/public-config.json': () => ({ body: publicConfig }),

  'GET /auth/blank-session': ({ header }) => ({
    status: 204,
    authorization: newAuthorization({
      ...locationClaims(header('x-location-details')),
      scope: ['anonymous'],
    }),
  }),

  'POST /auth/login': ({ claims, body }) => {
    // The portal sends `email@customerCode` where its location has a customer code.
    const suffix = claims.customer_code ? `@${claims.customer_code}` : '';
    const username = textOf(body.username);
    const email = username.endsWith(suffix)
      ? username.slice(0, username.length - suffix.length)
      : username;
    const user = findByEmail(email);
    if (!user || !isPassword(textOf(body.password), user.passwordHash))
      throw new Refusal('UNAUTHORISED', 'The email address or the password is wrong.', {
        authError: 'Bad credentials',
      });
    return {
      body: {},
      authorization: newAuthorization(claimsOf(user, claims)),
    };
  },

  'POST /api/gateway/login': ({ claims, body }) => {
    if (body.location_id !== venue.locationID)
      throw new Refusal('SITE_NOT_FOUND', 'There is no such venue.');
    // Your gateway lets in the devices of users who have a plan; it may want a form: see `connect`.
    return { body: { deviceState: hasPlan(claims) ? 'online' : 'captive' } };
  },

  'GET /api/site-info': ({ claims }) => ({ body: { ...venue, isLoggedIn: isLoggedIn(claims) } }),

  'GET /api/site-info/active-subscription': ({ claims }) => ({ body: { active: hasPlan(claims) } }),

  'GET /api/terms': () => ({ body: terms }),

  // A new customer gives an email address and a password, and nothing else.
  'GET /api/site-info/fapu-properties': () => ({ body: { fields: [] } }),
};
