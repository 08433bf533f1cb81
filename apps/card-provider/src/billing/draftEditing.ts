import { invalid } from '../http/ProviderError';
import type { Work } from '../ledger/Work';
import type { Invoice, InvoiceItem } from '../model/kinds';
import { applyDiscounts } from './applyDiscounts';
import { couponOf, runningDiscounts } from './discounts';
import { itemLine } from './invoiceLine';
import { withTotals } from './withTotals';

/** Refuses to change what is already binding. */
export function mustBeDraft(invoice: Invoice): void {
  if (invoice.status === 'draft') return;
  throw invalid(
    `Finalized invoices can't be updated in this way. This invoice has a status of ${invoice.status}.`,
    'invoice',
    'invoice_not_editable',
  );
}

/** Puts items on a draft and reckons its sums again, its discounts shared over all lines anew. */
export function addToDraft(work: Work, invoice: Invoice, items: readonly InvoiceItem[]): Invoice {
  mustBeDraft(invoice);
  for (const item of items) {
    if (item.currency === invoice.currency) continue;
    throw invalid('An invoice and its items must have one currency.', 'currency');
  }
  const terms = runningDiscounts(work, invoice.discounts).map((it) => ({
    id: it.id,
    coupon: couponOf(work, it),
  }));
  const added = items.map((item) => ({ ...itemLine(item), invoice: invoice.id }));
  const data = applyDiscounts([...invoice.lines.data, ...added], terms);
  for (const item of items) work.store.put('invoiceitem', { ...item, invoice: invoice.id });
  const changed = withTotals({ ...invoice, lines: { ...invoice.lines, data } });
  return work.store.put('invoice', changed);
}
