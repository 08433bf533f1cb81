import type { RoutePath } from '@foyer/domain';

/** The routes that the portal's own code leads to (specification, section 2), under the hash of `/v2/`. */
export const paths = {
  landing: '/',
  selectPlan: '/select-plan',
  login: '/login',
  stripeReturn: '/stripe-return',
  error: '/error',
  denied: '/denied',
  portal: '/portal',
  portalNotFound: '/portal-not-found',
} as const satisfies Record<string, RoutePath>;

/** A link inside the portal as the entry's screens write it, which do without the router. */
export const hashLink = (path: string): string => `#${path}`;
