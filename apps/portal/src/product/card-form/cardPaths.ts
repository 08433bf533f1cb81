import { routeOf } from '@foyer/domain';
import { paths } from '~/shared/routing/paths';

/** In the query of the payment method's page: where one came from, to go on there. */
export const THEN = 'then';

/** To the card, and from there on to a place in the portal. */
export const payWith = (then: string): string =>
  `${paths.paymentMethod}?${THEN}=${encodeURIComponent(then)}`;

/** Where one is, choices included. */
export const here = (): string => window.location.hash.slice(1);

/** A place inside the logged-in portal to go on to; null for any other. */
export const readThen = (then: string | null): string | null =>
  then?.startsWith(`${paths.portal}/`) && routeOf(then) !== null ? then : null;
