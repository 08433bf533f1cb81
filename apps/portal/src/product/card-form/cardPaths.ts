import { routeOf } from '@foyer/domain';
import { paths } from '~/shared/routing/paths';

/** The query parameter of the payment method page that holds the path to return to. */
export const RETURN_TO = 'then';

/** The payment method page, with a path in the portal to return to. */
export const paymentMethodPath = (returnTo: string): string =>
  `${paths.paymentMethod}?${RETURN_TO}=${encodeURIComponent(returnTo)}`;

/** A path inside the logged-in portal; null for any other. */
export const readReturnTo = (returnTo: string | null): string | null =>
  returnTo && `${returnTo}/`.startsWith(`${paths.portal}/`) && routeOf(returnTo) !== null
    ? returnTo
    : null;
