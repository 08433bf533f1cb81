import { paths } from '~/shared/routing/paths';

/** The page of one subscription with all of its invoices. */
export const subscriptionPath = (id: string): string =>
  `${paths.billing}/${encodeURIComponent(id)}`;

/** In the query of a page that lists invoices: the one that is shown in the page itself. */
export const INVOICE = 'invoice';
