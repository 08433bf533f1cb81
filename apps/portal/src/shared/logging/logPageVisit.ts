import { pageVisit, routeOf } from '@foyer/domain';
import { logger } from './logger';

declare global {
  interface Window {
    /** The address that the page load opened, where the start has led to another one. */
    foyerOpened?: string;
  }
}

let last = '';

/** Queries may hold codes and addresses, so only the path is logged. */
const withoutQuery = (path: string): string => path.replace(/[?#].*/, '');

/** Logs visits to `/portal-not-found`, `/not-connected` and `/error` for the operator, with MAC, from and to. */
export const logPageVisit = (path: string, mac: string | null): void => {
  const to = withoutQuery(path) || '/';
  if (to === last) return;
  const from = last || withoutQuery(window.foyerOpened?.slice(1) ?? '');
  last = to;
  const route = routeOf(to);
  const visit = route && pageVisit(route, { mac, from, to });
  if (visit) logger.log({ message: `A visitor came to ${to}.`, context: { ...visit } });
};
