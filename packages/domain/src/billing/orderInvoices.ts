import type { Invoice } from './invoice';

/**
 * Invoices by the end of their period, newest first (specification, section 3); those that have
 * none by when they are due, and last those that have neither.
 */
export const orderInvoices = (invoices: readonly Invoice[]): Invoice[] =>
  invoices.toSorted((a, b) => when(b) - when(a) || compareNumbers(b, a));

const when = ({ periodEnd, dueDate }: Invoice): number => periodEnd ?? dueDate ?? 0;

/** By number, so that invoices of one day keep one order; figures count as figures. */
const compareNumbers = (a: Invoice, b: Invoice): number =>
  a.number.localeCompare(b.number, 'en', { numeric: true });
