import type { RoutePath } from '../guards/routes';

/** Visits to these are logged. Specification, section 7, "Gateway and router". */
const loggedPages: readonly RoutePath[] = ['/portal-not-found', '/not-connected', '/error'];

/** What browser logging is told about such a visit. */
export type PageVisit = { readonly mac: string | null; readonly from: string; readonly to: string };

/** @returns null for a page whose visits are not logged */
export const pageVisit = (route: RoutePath, visit: PageVisit): PageVisit | null =>
  loggedPages.includes(route) ? visit : null;
