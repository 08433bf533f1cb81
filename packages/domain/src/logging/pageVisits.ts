import type { RoutePath } from '../guards/routes';

/** Rule LOG-2. */
const loggedPages: readonly RoutePath[] = ['/portal-not-found', '/not-connected', '/error'];

export type PageVisit = { readonly mac: string | null; readonly from: string; readonly to: string };

/** @returns null for a page whose visits are not logged */
export const pageVisit = (route: RoutePath, visit: PageVisit): PageVisit | null =>
  loggedPages.includes(route) ? visit : null;
