import { INVOICE_PAGE_SIZE } from '../constants/constants';

/** The paging parameters of the invoices call. Rule BILL-1. */
export type InvoicePage = { readonly offset: number; readonly records: number };

export const firstInvoicePage: InvoicePage = { offset: 0, records: INVOICE_PAGE_SIZE };

/**
 * The next page; null after the last one.
 *
 * @param received the number of invoices on this page
 * @param total the number of all invoices, if the answer has it
 */
export const nextInvoicePage = (
  page: InvoicePage,
  received: number,
  total: number | null,
): InvoicePage | null => {
  const offset = page.offset + received;
  const more = total === null ? received >= page.records : offset < total;
  return more && received > 0 ? { offset, records: page.records } : null;
};

/** Replaces a page behind the last invoice, such as that of an old link, by the last page. */
export const clampInvoicePage = (
  { offset, records }: InvoicePage,
  total: number | null,
): InvoicePage =>
  total === null || total === 0 || offset < total
    ? { offset, records }
    : { offset: Math.floor((total - 1) / records) * records, records };
