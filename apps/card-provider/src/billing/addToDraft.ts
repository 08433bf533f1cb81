import { invalidRequest } from '../model/ApiError';
import type { Transaction } from '../store/Transaction';
import type { Invoice, InvoiceItem } from '../model/objects';
import { applyDiscounts } from './applyDiscounts';
import { couponOf, runningDiscounts } from './discounts';
import { itemLine } from './invoiceLine';
import { withTotals } from './withTotals';

/** @throws ApiError when the invoice is already finalised */
export function requireDraft(invoice: Invoice): void {
  if (invoice.status === 'draft') return;
  throw invalidRequest(
    `Finalized invoices can't be updated in this way. This invoice has a status of ${invoice.status}.`,
    'invoice',
    'invoice_not_editable',
  );
}

/** Adds items to a draft. Discounts and totals are calculated again over all lines. */
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
