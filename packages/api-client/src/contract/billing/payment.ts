import { cardTypes, type CreditNote, type PaymentMethod, type Receipt } from '@foyer/domain';
import * as v from 'valibot';
import {
  amount,
  currencyCode,
  id,
  oneOf,
  optional,
  optionalId,
  optionalInstant,
  optionalNumber,
  optionalText,
} from '../schemas/answerSchemas';

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

/** What was paid for an order, and where its receipt goes. */
export const receipt = v.pipe(
  v.object({
    /** What was charged, in major units. */
    amount,
    /** ISO 4217 code of the amount beside it. */
    currency: currencyCode,
    /** The address that the receipt goes to, partly hidden. Without it: the page names no address. */
    sentTo: optionalText,
    /** The order's number, which the forms of withdrawal and cancellation ask for. Without it: the page names no order. */
    number: optionalText,
    /** What was bought, in the language of the request. Without it: the page names only the number. */
    item: optionalText,
  }),
  v.transform(({ amount: minor, currency, ...rest }): Receipt => ({
    paid: { minor, currency },
    ...rest,
  })),
);
