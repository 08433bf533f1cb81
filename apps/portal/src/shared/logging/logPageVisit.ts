import { pageVisit, routeOf } from '@foyer/domain';
import { logger } from './logger';

let last = '';

/** Paths may carry what is nobody's business: a code, an address. Only the path itself is logged. */
const bare = (path: string): string => path.replace(/[?#].*/, '');

/**
 * Notes where the visitor is. Visits to `/portal-not-found`, `/not-connected` and `/error` are told to
 * the operator, with the MAC and both paths (specification, section 7).
 */
export const logPageVisit = (path: string, mac: string | null): void => {
  const to = bare(path) || '/';
  if (to === last) return;
  const from = last;
  last = to;
  const route = routeOf(to);
  const visit = route && pageVisit(route, { mac, from, to });
  if (visit) logger.log({ message: `A visitor came to ${to}.`, context: { ...visit } });
};
