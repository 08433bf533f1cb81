import { type Invoice, invoiceStates } from '@foyer/domain';
import * as v from 'valibot';
import {
  amount,
  currencyCode,
  flag,
  flagDefaultTrue,
  id,
  moneyOrNull,
  oneOf,
  optional,
  optionalId,
  optionalInstant,
  optionalText,
} from './answerSchemas';
import { list } from './rows';

/** An invoice, for each call that names one. */
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
    /**
     * Present while the payment of a renewal is tried again: when the plan ends if it stays unpaid. Without it: no day is
     * shown.
     */
    endsPlanAt: optionalInstant,
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
      taxIncluded: moneyOrNull(taxIncluded, currency),
      refundedAmount: moneyOrNull(refundedAmount, currency),
      number: number ?? same.id,
      amount: { minor, currency },
      lines: lines.map((line) => ({ ...line, amount: { minor: line.amount, currency } })),
    }),
  ),
);
