import type { Backend } from '../Backend';
import type { Db } from '../../db/openDatabase';
import type { UserRow } from '../Caller';
import { figuresOf } from '../coupons/findCoupon';
import { holdCoupon } from '../coupons/couponUses';
import { chargeOrVoidInvoice } from '../payments/chargeOrVoidInvoice';
import { createInvoiceForAttempt, type InvoiceRow } from '../invoices/createInvoice';
import { settleInvoice } from '../invoices/settleInvoice';
import { changeReason } from '../payments/voidUnpaidChanges';
import type { ChangeResult } from './changePlan';
import type { ChangeQuote } from './quoteChange';

const writeInvoice = (db: Db, now: number, quote: ChangeQuote): Promise<InvoiceRow> => {
  const { row, target } = quote;
  return createInvoiceForAttempt(db, {
    buyer: row.buyer,
    userId: row.userId,
    subscriptionId: row.id,
    locationId: row.locationId,
    reason: changeReason(quote.id),
    title: `Change to ${target.details.title}`,
    amount: quote.cost,
    currency: target.currency,
    lines: quote.lines,
    periodStart: quote.prorationDate,
    periodEnd: quote.periodEnd ?? quote.prorationDate,
    createdAt: now,
    effect: {
      kind: 'change',
      priceId: target.priceId,
      periodPrice: target.amount,
      periodStart: quote.periodStart,
      periodEnd: quote.periodEnd,
      couponCode: quote.coupon?.code ?? null,
      couponPeriodsLeft: quote.couponPeriodsLeft,
      couponFigures: quote.coupon && figuresOf(quote.coupon),
      creditUsed: quote.creditUsed,
      creditLeft: quote.creditLeft,
      startsPeriod: quote.startsPeriod,
      quotedFor: { priceId: row.priceId, periodEnd: row.periodEnd },
    },
  });
};

/** Writes the invoice and holds the coupon for it, both or neither. */
const openChange = ({ db, clock }: Backend, quote: ChangeQuote): Promise<InvoiceRow> =>
  db.transaction(async (tx) => {
    const invoice = await writeInvoice(tx, clock.now(), quote);
    const { coupon, couponChange } = quote;
    const user = { key: invoice.buyer, visitor: quote.visitor };
    const order = { user, source: invoice.reason, now: clock.now() };
    if (coupon && couponChange === 'new') await holdCoupon(tx, coupon, order);
    return invoice;
  });

/** Changes the plan on the INTERNAL engine and charges the card on file. */
export const changeInternally = async (
  backend: Backend,
  user: UserRow,
  quote: ChangeQuote,
  asksBank: boolean,
): Promise<ChangeResult> => {
  const done = { subscriptionId: quote.row.id, paymentIntentId: null, invoiceId: null };
  const invoice = await openChange(backend, quote);
  if (invoice.state === 'paid') return done;
  if (invoice.amount === 0) {
    await settleInvoice(backend, invoice.id, backend.clock.now());
    return done;
  }
  const paymentIntentId = await chargeOrVoidInvoice(backend, invoice, user, asksBank);
  return { ...done, paymentIntentId, invoiceId: paymentIntentId && invoice.id };
};
