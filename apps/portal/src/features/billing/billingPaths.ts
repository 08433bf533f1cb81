import { routeOf } from '@foyer/domain';
import { paths } from '~/platform/routing/paths';

/** The page of one subscription with all of its invoices. */
export const subscriptionPath = (id: string): string =>
  `${paths.billing}/${encodeURIComponent(id)}`;

/** In the query of a page that lists invoices: the one that is shown in the page itself. */
export const INVOICE = 'invoice';

/** In the query of the payment method's page: where one came from, to go on there. */
export const THEN = 'then';

/** A place inside the logged-in portal to go on to; null for any other. */
export const readThen = (then: string | null): string | null =>
  then?.startsWith(`${paths.portal}/`) && routeOf(then) !== null ? then : null;
