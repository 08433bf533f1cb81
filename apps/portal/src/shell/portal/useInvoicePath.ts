import { useCanOpen } from '~/session/guards/useCanOpen';
import { paths } from '~/shared/routing/paths';
import { invoicePath } from './invoicePath';

/** Where this user sees and pays an invoice: in billing, or in account details if billing is closed. Rule BILL-18. */
export const useInvoicePath = (): ((id: string) => string) => {
  const opensBilling = useCanOpen(paths.billing);
  return (id) => (opensBilling ? invoicePath(id) : paths.myAccount);
};
