import { paths } from '~/shared/routing/paths';

/** The page of one subscription, with all its invoices. */
export const subscriptionPath = (id: string): string =>
  `${paths.billing}/${encodeURIComponent(id)}`;

/** The query parameter of the invoice that a page of invoices shows in full. */
export const INVOICE = 'invoice';
