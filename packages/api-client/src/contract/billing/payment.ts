import {
  cardTypes,
  type CreditNote,
  type Invoice,
  invoiceStates,
  type PaymentMethod,
} from '@foyer/domain';
import * as v from 'valibot';
import {
  amount,
  currencyCode,
  flag,
  flagDefaultTrue,
  id,
  list,
  oneOf,
  optional,
  optionalId,
  optionalInstant,
  optionalNumber,
  optionalText,
} from '../schemas/answerSchemas';

/** How the next payment will be taken. */
export const paymentMethod = v.pipe(
  v.object({
    type: optional(oneOf(cardTypes, 'unknown')),
    cardType: optional(oneOf(cardTypes, 'unknown')),
    lastFour: optionalText,
    /** 1 to 12. */
    expiryMonth: optionalNumber,
    expiryYear: optionalNumber,
  }),
  v.transform(({ type, cardType, ...same }): PaymentMethod => ({
    ...same,
    cardType: cardType ?? type ?? 'unknown',
  })),
);

export const invoice = v.pipe(
  v.object({
    id,
    number: optionalText,
    state: oneOf(invoiceStates, 'unknown'),
    amount,
    currency: currencyCode,
    description: optionalText,
    subscriptionId: optionalId,
    periodStart: optionalInstant,
    periodEnd: optionalInstant,
    dueDate: optionalInstant,
    paidAt: optionalInstant,
    lines: list(v.object({ description: v.string(), amount })),
    /** Whether GET /invoice/{id}.pdf has a file. Missing means yes. */
    hasPdf: flagDefaultTrue,
    /** Given back in part or whole. */
    refunded: flag,
  }),
  v.transform(({ amount: minor, currency, lines, number, ...same }): Invoice => ({
    ...same,
    number: number ?? same.id,
    amount: { minor, currency },
    lines: lines.map((line) => ({ ...line, amount: { minor: line.amount, currency } })),
  })),
);

/** Money given back against an invoice. */
export const creditNote = v.pipe(
  v.object({
    id,
    number: optionalText,
    amount,
    currency: currencyCode,
    issuedAt: optionalInstant,
    invoiceId: optionalId,
    reason: optionalText,
  }),
  v.transform(({ amount: minor, currency, number, ...same }): CreditNote => ({
    ...same,
    number: number ?? same.id,
    amount: { minor, currency },
  })),
);
