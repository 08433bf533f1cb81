import type { Billing, CreditNote, Invoice, PaymentMethod } from '@foyer/domain';
import type { InferOutput } from 'valibot';
import type { getBilling } from '../../contract/billing/billingCalls';
import type { creditNote, invoice, paymentMethod } from '../../contract/billing/payment';
import type { AnswerRead } from '../../contract/define/callTypes';
import { pick, pickOrNull } from '../parts/pick';
import { readMoney } from '../parts/readMoney';
import { readSubscription } from '../plans/readSubscription';

/** An invoice in the domain's names. Specification, section 3: "Billing". */
export const readInvoice = (wire: InferOutput<typeof invoice>): Invoice => ({
  ...pick(wire, ['id', 'state', 'hasPdf', 'refunded']),
  ...pickOrNull(wire, [
    'description',
    'subscriptionId',
    'periodStart',
    'periodEnd',
    'dueDate',
    'paidAt',
  ]),
  number: wire.number ?? wire.id,
  amount: readMoney(wire.amount, wire.currency),
  lines: wire.lines.map(({ description, amount }) => ({
    description,
    amount: readMoney(amount, wire.currency),
  })),
});

/** A credit note in the domain's names. */
export const readCreditNote = (wire: InferOutput<typeof creditNote>): CreditNote => ({
  ...pickOrNull(wire, ['issuedAt', 'invoiceId', 'reason']),
  id: wire.id,
  number: wire.number ?? wire.id,
  amount: readMoney(wire.amount, wire.currency),
});

/** How the next payment is taken: `type` or `cardType` on the wire. */
export const readPaymentMethod = (wire: InferOutput<typeof paymentMethod>): PaymentMethod => ({
  ...pickOrNull(wire, ['lastFour', 'expiryMonth', 'expiryYear']),
  cardType: wire.cardType ?? wire.type ?? 'unknown',
});

/** The billing answer in the domain's names. */
export const readBilling = (wire: AnswerRead<typeof getBilling>): Billing => ({
  billingInfo: wire.billingInfo
    ? { ...pickOrNull(wire.billingInfo, ['name', 'email']), address: wire.billingInfo.address }
    : null,
  credits: wire.credits.map(readCreditNote),
  subscriptions: wire.subscriptions.map(readSubscription),
  invoices: wire.invoices.map(readInvoice),
});
