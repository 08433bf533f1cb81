import { INVOICE_PAGE_SIZE } from '../constants/constants';

/** What to ask for: `offset` and `records` of the invoices call. */
export type InvoicePage = { readonly offset: number; readonly records: number };

export const firstInvoicePage: InvoicePage = { offset: 0, records: INVOICE_PAGE_SIZE };

/**
 * The page after the one just read; null at the end.
 *
 * @param received how many invoices came
 * @param total how many there are, where the answer says
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

/** The page that an address means: of one behind the last invoice, such as an old link's, the last. */
export const clampInvoicePage = (
  { offset, records }: InvoicePage,
  total: number | null,
): InvoicePage =>
  total === null || total === 0 || offset < total
    ? { offset, records }
    : { offset: Math.floor((total - 1) / records) * records, records };
