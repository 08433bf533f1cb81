import { isDue, type Invoice } from '@foyer/domain';
import { useGetBillingQuery } from '~/session/api/portal.api';

/**
 * The user's invoices that stay due; null while they are not all known.
 * @param dropped the id of a plan that ends straight away because it is past due: its own invoices are dropped. Rule SUB-9.
 */
export const useDues = (dropped: string | null = null): readonly Invoice[] | null => {
  const { data } = useGetBillingQuery();
  const isDropped = ({ state, subscriptionId }: Invoice): boolean =>
    dropped !== null && state !== 'uncollectible' && subscriptionId === dropped;
  return data?.isComplete
    ? data.invoices.filter((invoice) => isDue(invoice) && !isDropped(invoice))
    : null;
};
