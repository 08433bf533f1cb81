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
  oneOf,
  optional,
  optionalId,
  optionalInstant,
  optionalNumber,
  optionalText,
} from '../schemas/answerSchemas';
import { list } from '../schemas/rows';

/** The payment method for the next payment. */
export const paymentMethod = v.pipe(
  v.object({
    /** The card's brand. Without it: `cardType`. */
    type: optional(oneOf(cardTypes, 'unknown')),
    /** Another name for `type`. Without `type` and `cardType`: a card without a brand. */
    cardType: optional(oneOf(cardTypes, 'unknown')),
    /** The card's last four digits. Without it: not shown. */
    lastFour: optionalText,
    /** The month in which the card expires, 1 to 12. Without it: no expiry date is shown. */
    expiryMonth: optionalNumber,
    /** The year in which the card expires, four digits. Without it: no expiry date is shown. */
    expiryYear: optionalNumber,
  }),
  v.transform(({ type, cardType, ...same }): PaymentMethod => ({
    ...same,
    cardType: cardType ?? type ?? 'unknown',
  })),
);

export const invoice = v.pipe(
  v.object({
    /** The invoice's id, for downloading and paying it. */
    id,
    /** The number that people see. Without it: the id. */
    number: optionalText,
    /** Its state. Any other value is shown as not known. */
    state: oneOf(invoiceStates, 'unknown'),
    /** Its total, in major units, tax included. */
    amount,
    /** ISO 4217 code of the amounts beside it. */
    currency: currencyCode,
    /** What the invoice is for. Without it: its lines. */
    description: optionalText,
    /**
     * The subscription that the invoice belongs to. Without it: the invoice is listed with the
     * other invoices.
     */
    subscriptionId: optionalId,
    /** The start of the billed period. Without it: not shown. */
    periodStart: optionalInstant,
    /** The end of the billed period. Lists are sorted by it. Without it: the invoice comes last. */
    periodEnd: optionalInstant,
    /** When the payment is due. Without it: no date is shown, and nothing calls it overdue. */
    dueDate: optionalInstant,
    /** When it was paid. Without it: no date is shown. The state alone says whether it is paid. */
    paidAt: optionalInstant,
    /** The invoice's lines. Without it: only the total is shown. */
    lines: list(
      v.object({
        /** What the line is for. */
        description: v.string(),
        /** The line's amount, in major units. A discount or credit is negative. */
        amount,
      }),
    ),
    /** True if GET /invoice/{id}.pdf has a file. Without it: true. */
    hasPdf: flagDefaultTrue,
    /** True if the invoice was refunded in part or in full. Without it: false. */
    refunded: flag,
    /** How much of it was refunded, in major units. Without it: all of an invoice that was refunded. */
    refundedAmount: optional(amount),
    /** The tax that the total includes, in major units. 0 says that it includes none. Without it: no tax is shown. */
    taxIncluded: optional(amount),
    /** The company that sold what is billed. Without it: no seller is shown. */
    seller: optional(
      v.object({
        /** The company's name. */
        name: v.string(),
        /** The company's postal address, in one line. Without it: not shown. */
        address: optionalText,
        /** Its numbers in registers, such as its VAT number, in one line. Without it: not shown. */
        registration: optionalText,
      }),
    ),
  }),
  v.transform(
    ({
      amount: minor,
      currency,
      lines,
      number,
      taxIncluded,
      refundedAmount,
      ...same
    }): Invoice => ({
      ...same,
      taxIncluded: taxIncluded === null ? null : { minor: taxIncluded, currency },
      refundedAmount: refundedAmount === null ? null : { minor: refundedAmount, currency },
      number: number ?? same.id,
      amount: { minor, currency },
      lines: lines.map((line) => ({ ...line, amount: { minor: line.amount, currency } })),
    }),
  ),
);

/** Money refunded or credited on an invoice. */
export const creditNote = v.pipe(
  v.object({
    /** The credit note's id. */
    id,
    /** The number that people see. Without it: the id. */
    number: optionalText,
    /** The refunded or credited amount, in major units. */
    amount,
    /** ISO 4217 code of the amounts beside it. */
    currency: currencyCode,
    /** When it was issued. Without it: no date is shown. */
    issuedAt: optionalInstant,
    /** The invoice that it corrects. Without it: no invoice is named. */
    invoiceId: optionalId,
    /** The reason. Without it: no reason is shown. */
    reason: optionalText,
  }),
  v.transform(({ amount: minor, currency, number, ...same }): CreditNote => ({
    ...same,
    number: number ?? same.id,
    amount: { minor, currency },
  })),
);
