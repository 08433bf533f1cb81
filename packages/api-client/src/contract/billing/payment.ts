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

/** How the next payment will be taken. */
export const paymentMethod = v.pipe(
  v.object({
    /** The card's brand. Without it: `cardType`. */
    type: optional(oneOf(cardTypes, 'unknown')),
    /**
     * The same, for backends that call it so. Without `type` and `cardType`: a card without a
     * brand.
     */
    cardType: optional(oneOf(cardTypes, 'unknown')),
    /** The card's last four digits. Without it: not shown. */
    lastFour: optionalText,
    /** 1 to 12. Without it: no expiry is said. */
    expiryMonth: optionalNumber,
    /** Four digits. Without it: no expiry is said. */
    expiryYear: optionalNumber,
  }),
  v.transform(({ type, cardType, ...same }): PaymentMethod => ({
    ...same,
    cardType: cardType ?? type ?? 'unknown',
  })),
);

export const invoice = v.pipe(
  v.object({
    /** The invoice's id; its file and its payment name it. */
    id,
    /** Its number for people. Without it: the id. */
    number: optionalText,
    /** Where it stands. Any other value is shown as not known. */
    state: oneOf(invoiceStates, 'unknown'),
    /** Its total, in major units, tax included. */
    amount,
    /** ISO 4217 code of the amounts beside it. */
    currency: currencyCode,
    /** What it is for. Without it: its lines say it. */
    description: optionalText,
    /** The subscription that it bills. Without it: it stands with the others. */
    subscriptionId: optionalId,
    /** The beginning of the time that it bills. Without it: not said. */
    periodStart: optionalInstant,
    /** The end of that time; lists are sorted by it. Without it: it comes last. */
    periodEnd: optionalInstant,
    /** When it is to be paid. Without it: no date is said. */
    dueDate: optionalInstant,
    /** When it was paid. Without it: no date is said; the state says whether it is paid. */
    paidAt: optionalInstant,
    /** What it is made of. Without it: the total alone. */
    lines: list(
      v.object({
        /** What the line is for. */
        description: v.string(),
        /** The line's sum, in major units; negative for what is taken off. */
        amount,
      }),
    ),
    /** GET /invoice/{id}.pdf has a file. Without it: true. */
    hasPdf: flagDefaultTrue,
    /** It was given back in part or whole. Without it: false. */
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
    /** The credit note's id. */
    id,
    /** Its number for people. Without it: the id. */
    number: optionalText,
    /** What was given back, in major units. */
    amount,
    /** ISO 4217 code of the amounts beside it. */
    currency: currencyCode,
    /** When. Without it: no date is said. */
    issuedAt: optionalInstant,
    /** The invoice that it corrects. Without it: none is named. */
    invoiceId: optionalId,
    /** Why. Without it: nothing is said. */
    reason: optionalText,
  }),
  v.transform(({ amount: minor, currency, number, ...same }): CreditNote => ({
    ...same,
    number: number ?? same.id,
    amount: { minor, currency },
  })),
);
