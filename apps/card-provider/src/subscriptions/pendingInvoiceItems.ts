import type { Transaction } from '../store/Transaction';
import type { InvoiceItem, Subscription } from '../model/objects';

/** The items of this subscription's next invoice, oldest first. */
export const pendingInvoiceItems = (tx: Transaction, subscription: Subscription): InvoiceItem[] =>
  tx.objects
    .find('invoiceitem', { customer: subscription.customer, invoice: null }, { oldestFirst: true })
    .filter((item) => {
      const owner = item.parent?.subscription_details?.subscription;
      return item.currency === subscription.currency && (!owner || owner === subscription.id);
    });

/** Records that this invoice bills these items. */
export function markBilled(tx: Transaction, items: readonly InvoiceItem[], invoice: string): void {
  for (const item of items) tx.objects.put('invoiceitem', { ...item, invoice });
}
