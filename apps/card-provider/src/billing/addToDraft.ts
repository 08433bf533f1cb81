import { invalidRequest } from '../model/ApiError';
import type { Transaction } from '../store/Transaction';
import type { Invoice, InvoiceItem } from '../model/objects';
import { applyDiscounts } from './applyDiscounts';
import { couponOf, runningDiscounts } from './discounts';
import { itemLine } from './invoiceLine';
import { withTotals } from './withTotals';

/** Refuses to change what is already binding. */
export function requireDraft(invoice: Invoice): void {
  if (invoice.status === 'draft') return;
  throw invalidRequest(
    `Finalized invoices can't be updated in this way. This invoice has a status of ${invoice.status}.`,
    'invoice',
    'invoice_not_editable',
  );
}

/** Puts items on a draft and reckons its sums again, its discounts shared over all lines anew. */
export function addToDraft(
  tx: Transaction,
  invoice: Invoice,
  items: readonly InvoiceItem[],
): Invoice {
  requireDraft(invoice);
  for (const item of items) {
    if (item.currency === invoice.currency) continue;
    throw invalidRequest('An invoice and its items must have one currency.', 'currency');
  }
  const terms = runningDiscounts(tx, invoice.discounts).map((it) => ({
    id: it.id,
    coupon: couponOf(tx, it),
  }));
  const added = items.map((item) => ({ ...itemLine(item), invoice: invoice.id }));
  const data = applyDiscounts([...invoice.lines.data, ...added], terms);
  for (const item of items) tx.objects.put('invoiceitem', { ...item, invoice: invoice.id });
  const changed = withTotals({ ...invoice, lines: { ...invoice.lines, data } });
  return tx.objects.put('invoice', changed);
}
