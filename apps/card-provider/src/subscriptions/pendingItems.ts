import type { Work } from '../ledger/Work';
import type { InvoiceItem, Subscription } from '../model/kinds';

/** What waits to be billed with this subscription's next invoice, oldest first. */
export const pendingItems = (work: Work, subscription: Subscription): InvoiceItem[] =>
  work.store
    .find('invoiceitem', { customer: subscription.customer, invoice: null }, { oldestFirst: true })
    .filter((item) => {
      const owner = item.parent?.subscription_details?.subscription;
      return item.currency === subscription.currency && (!owner || owner === subscription.id);
    });

/** Notes that these items are billed by this invoice now. */
export function billItems(work: Work, items: readonly InvoiceItem[], invoice: string): void {
  for (const item of items) work.store.put('invoiceitem', { ...item, invoice });
}
