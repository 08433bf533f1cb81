import { invalidRequest, ApiError } from '../model/ApiError';
import { retrieve, type Transaction } from '../store/Transaction';
import type { Invoice } from '../model/objects';
import { paymentErrorOf } from '../payments/confirmPayment';
import { collectInvoice } from './collectInvoice';
import { finaliseInvoice } from './finaliseInvoice';
import { isPayable } from './isPayable';
import { markInvoicePaid } from './markInvoicePaid';
import { stopPayment } from './voidInvoice';

export interface InvoicePayment {
  paymentMethod?: string;
  /** The customer paid by other means; no card is charged. */
  outOfBand?: boolean;
}

const waitsForBank = (invoice: Invoice): ApiError =>
  new ApiError(
    402,
    {
      type: 'card_error',
      code: 'invoice_payment_intent_requires_action',
      message:
        'This payment requires additional user action before it can be completed successfully.',
      param: invoice.id,
    },
    true,
  );

const noCard = new ApiError(
  400,
  {
    type: 'invalid_request_error',
    message:
      'Cannot charge a customer that has no active card. Please attach a default payment method.',
  },
  true,
);

/**
 * Pays an open invoice now. When the bank requires authentication, the intent stays `requires_action`.
 *
 * @throws ApiError when the card is declined; the declined attempt is kept
 */
export function payInvoice(tx: Transaction, id: string, options: InvoicePayment): Invoice {
  const known = retrieve(tx, 'invoice', id, 'invoice');
  const invoice = known.status === 'draft' ? finaliseInvoice(tx, known) : known;
  if (invoice.status === 'paid' && known.status !== 'draft') {
    throw invalidRequest('Invoice is already paid', 'invoice', 'invoice_already_paid');
  }
  if (invoice.status === 'paid') return invoice;
  if (!isPayable(invoice)) {
    throw invalidRequest(`This invoice can no longer be paid: it is ${invoice.status}.`, 'invoice');
  }
  if (options.outOfBand) {
    stopPayment(tx, invoice);
    return markInvoicePaid(tx, invoice);
  }
  const { paid, intent } = collectInvoice(tx, invoice.id, {
    card: options.paymentMethod,
  });
  if (paid) return retrieve(tx, 'invoice', id);
  if (intent?.status === 'requires_action') throw waitsForBank(invoice);
  throw (intent && paymentErrorOf(intent)) ?? noCard;
}
