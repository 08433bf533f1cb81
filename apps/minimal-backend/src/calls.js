import { accountCalls } from './calls/accountCalls.js';
import { deviceCalls } from './calls/deviceCalls.js';
import { planCalls } from './calls/planCalls.js';
import { siteCalls } from './calls/siteCalls.js';

/**
 * One request.
 *
 * @typedef {object} Request
 * @property {import('./tokens.js').Claims} claims of the session; a visitor's where there is none
 * @property {Record<string, string>} params the path's parameters, by name
 * @property {URLSearchParams} query
 * @property {Record<string, any>} body
 * @property {(name: string) => string | undefined} header
 */

/**
 * What a call answers; 200 without a `status`, no content without a `body`.
 *
 * @typedef {{ status?: number, body?: unknown, authorization?: string, authError?: string }} Answer
 */

/**
 * How a call is answered.
 *
 * @typedef {(request: Request) => Answer} Handler
 */

/**
 * Every call that this backend knows. Any other is answered by 404, and the portal then leaves out what
 * belongs to it.
 *
 * @type {Record<string, Handler>}
 */
const table = { ...siteCalls, ...accountCalls, ...planCalls, ...deviceCalls };

/** Calls that need no session. */
export const openCalls = ['GET /v2/public-config.json', 'GET /auth/blank-session'];

const routes = Object.entries(table).map(([line, handle]) => {
  const [method, path = ''] = line.split(' ');
  return {
    line,
    method,
    pattern: new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
    handle,
  };
});

/**
 * @param {string} method
 * @param {string} path
 */
export const findCall = (method, path) => {
  for (const route of routes) {
    const match = route.method === method && route.pattern.exec(path);
    if (match) return { ...route, params: { ...match.groups } };
  }
  return null;
};
