import type { Backend } from '../Backend';
import type { UserRow } from '../Caller';
import { chargeNow } from '../payments/chargeNow';
import { createInvoice, type InvoiceRow } from '../invoices/createInvoice';
import { settleInvoice } from '../invoices/settleInvoice';
import type { ChangeResult } from './changePlan';
import type { ChangeQuote } from './quoteChange';

const write = async (
  backend: Backend,
  quote: ChangeQuote,
  attempt: number,
): Promise<InvoiceRow> => {
  const { row, target } = quote;
  const { invoice } = await createInvoice(backend.db, {
    buyer: row.buyer,
    userId: row.userId,
    subscriptionId: row.id,
    reason: `change:${quote.id}:${attempt}`,
    title: `Change to ${target.details.title}`,
    amount: quote.cost,
    currency: target.currency,
    lines: quote.lines,
    periodStart: quote.prorationDate,
    periodEnd: quote.periodEnd ?? quote.prorationDate,
    createdAt: backend.clock.now(),
    effect: {
      kind: 'change',
      priceId: target.priceId,
      periodStart: quote.periodStart,
      periodEnd: quote.periodEnd,
      couponCode: quote.coupon?.code ?? null,
      couponPeriodsLeft: quote.couponPeriodsLeft,
    },
  });
  return invoice.state === 'void' ? write(backend, quote, attempt + 1) : invoice;
};

/** Makes a change on our own engine: what it costs is charged to the card on file. */
export const changeInternally = async (
  backend: Backend,
  user: UserRow,
  quote: ChangeQuote,
  asksBank: boolean,
): Promise<ChangeResult> => {
  const done = { subscriptionId: quote.row.id, paymentIntentId: null, invoiceId: null };
  const invoice = await write(backend, quote, 0);
  if (invoice.state === 'paid') return done;
  if (invoice.amount === 0) {
    await settleInvoice(backend, invoice.id, backend.clock.now());
    return done;
  }
  const paymentIntentId = await chargeNow(backend, invoice, user, asksBank);
  return { ...done, paymentIntentId, invoiceId: paymentIntentId && invoice.id };
};
