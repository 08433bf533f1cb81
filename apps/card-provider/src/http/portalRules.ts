import type { Provider } from '../provider';

const local = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Whose pages may embed the checkout: every localhost, and the origins that are named. */
export const portalRules = (
  origins: readonly string[],
): Pick<Provider, 'isPortal' | 'frameAncestors'> => ({
  isPortal: (origin) => local.test(origin) || origins.includes(origin),
  frameAncestors: [
    "'self'",
    'http://localhost:*',
    'https://localhost:*',
    'http://127.0.0.1:*',
    ...origins,
  ].join(' '),
});
