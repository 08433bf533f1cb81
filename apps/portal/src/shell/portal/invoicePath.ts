import { paths } from '~/shared/routing/paths';

/** Billing with one invoice in full. */
export const invoicePath = (id: string): string =>
  `${paths.billing}?invoice=${encodeURIComponent(id)}`;
