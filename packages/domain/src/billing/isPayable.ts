import type { Invoice, InvoiceState } from './invoice';

const payable: readonly InvoiceState[] = ['open', 'uncollectible'];

/** Whether the invoice can be paid now. Rule BILL-3. */
export const isPayable = ({ state }: Pick<Invoice, 'state'>): boolean => payable.includes(state);
