import type { Instant, PendingPayment, PlanExtension } from '@foyer/domain';
import * as v from 'valibot';
import { defineCall } from '../define/defineCall';
import { amount, currencyCode, instant, optionalId } from '../schemas/answerSchemas';
import { fields, isoInstant, shown } from '../schemas/requestSchemas';
import { toIso } from '../schemas/toIso';

/** What one more period of a plan that is paid once costs; null when none can be added now. */
export const getExtension = defineCall({
  name: 'getExtension',
  group: 'plans',
  method: 'GET',
  path: '/subscription/extension',
  base: 'api',
  session: 'user',
  status: 200,
  whenAbsent: null,
  answer: v.nullable(
    v.pipe(
      v.object({
        /** What the card pays, once, in major units. */
        price: amount,
        /** ISO 4217 code of the amounts beside it. */
        currency: currencyCode,
        /** When the plan ends with it; the confirmation sends it. */
        endsAt: instant,
      }),
      v.transform(({ price, currency, endsAt }): PlanExtension => ({
        price: { minor: price, currency },
        endsAt,
      })),
    ),
  ),
  errors: ['NOT_FOUND'],
  idempotent: true,
});

/** Adds one more period to a plan that is paid once, and charges the card on file. */
export const extendSubscription = defineCall({
  name: 'extendSubscription',
  group: 'plans',
  method: 'POST',
  path: '/subscription/extension',
  base: 'api',
  session: 'user',
  status: 200,
  body: fields({
    /** The end that the customer saw. Another end by now is refused. */
    endsAt: isoInstant,
    ...shown,
  }),
  toWire: ({ endsAt, ...rest }: { readonly endsAt: Instant; readonly amount?: number }) => ({
    ...rest,
    endsAt: toIso(endsAt),
  }),
  mayAnswerNothing: true,
  answer: v.pipe(
    v.object({
      /**
       * Present if the bank must confirm the payment. Without it: the payment needs no
       * confirmation.
       */
      paymentIntentId: optionalId,
      /**
       * The invoice to void if the customer abandons that payment. Without it: no invoice is
       * voided.
       */
      invoiceId: optionalId,
    }),
    v.transform((payment): PendingPayment => payment),
  ),
  errors: [
    'STATE_CONFLICT',
    'PREVIEW_EXPIRED',
    'PAYMENT_DECLINED',
    'TOO_MANY_REQUESTS',
    'WITHDRAWN_OFTEN',
  ],
  idempotent: true,
  idempotencyKey: 'required',
});

export const extensionCalls = { getExtension, extendSubscription };
