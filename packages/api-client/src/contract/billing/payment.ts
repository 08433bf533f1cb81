import { cardTypes, invoiceStates } from '@foyer/domain';
import * as v from 'valibot';
import {
  amount,
  currency,
  flag,
  id,
  known,
  list,
  maybe,
  maybeId,
  numeric,
  someday,
  text,
} from '../parts/answerParts';

/** How the next payment will be taken. Specification, section 3: `type` or `cardType`, `lastFour`. */
export const paymentMethod = v.object({
  type: maybe(known(cardTypes, 'unknown')),
  cardType: maybe(known(cardTypes, 'unknown')),
  lastFour: text,
  /** 1 to 12. */
  expiryMonth: numeric,
  expiryYear: numeric,
});

/** Specification, section 3: invoices, by `periodEnd`. */
export const invoice = v.object({
  id,
  number: text,
  state: known(invoiceStates, 'unknown'),
  amount,
  currency,
  description: text,
  subscriptionId: maybeId,
  periodStart: someday,
  periodEnd: someday,
  dueDate: someday,
  paidAt: someday,
  lines: list(v.object({ description: v.string(), amount })),
  /** Whether GET /invoice/{id}.pdf has a file. Missing means yes. */
  hasPdf: v.fallback(v.nullish(v.boolean(), true), true),
  /** Given back in part or whole. */
  refunded: flag,
});

/** Money given back against an invoice. */
export const creditNote = v.object({
  id,
  number: text,
  amount,
  currency,
  issuedAt: someday,
  invoiceId: maybeId,
  reason: text,
});
