import type { Instant } from '../time/instant';
import type { Invoice } from './invoice';
import { sortInvoices } from './invoiceRules';

/** When something was paid or asked for last. The period of a year ends long after later invoices. */
const madeAt = ({ paidAt, dueDate, periodStart, periodEnd }: Invoice): Instant =>
  paidAt ?? dueDate ?? periodStart ?? periodEnd ?? 0;

/** The invoice that was paid or asked for last; undefined without any. */
export const newestInvoice = (invoices: readonly Invoice[]): Invoice | undefined =>
  sortInvoices(invoices).toSorted((a, b) => madeAt(b) - madeAt(a))[0];
