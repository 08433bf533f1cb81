import { isPayable, type Invoice } from '@foyer/domain';
import { useAppSelector } from '~/session/store/hooks';

/** Whether the page of this invoice pays the one that the banner about an overdue payment names. */
export const usePaysDue = (invoice: Invoice | undefined): boolean => {
  const last = useAppSelector(({ session }) => session.account?.siteUser.lastInvoice?.id ?? null);
  return invoice !== undefined && isPayable(invoice) && invoice.id === last;
};
