import {
  maxLengths,
  terminationKinds,
  type Currency,
  type Instant,
  type Invoice,
  type Termination,
  type TerminationKind,
  type TerminationPreview,
} from '@foyer/domain';
import * as v from 'valibot';
import { defineCall } from '../define/defineCall';
import {
  amount,
  currencyCode,
  flag,
  instant,
  moneyOrNull,
  optional,
  optionalId,
  optionalInstant,
  optionalName,
} from '../schemas/answerSchemas';
import { invoice } from '../schemas/invoice';
import { rows } from '../schemas/rows';
import { anyId, email, fields, isoInstant, requiredText, text } from '../schemas/requestSchemas';
import { toIso } from '../schemas/toIso';

const order = {
  /** `withdraw` takes the contract back, `cancel` ends it with its period. */
  kind: v.picklist(terminationKinds, 'Choose one of the kinds.'),
  /** The number of any invoice of the order, as the customer types it: without regard to case, spaces and dashes. */
  orderNumber: requiredText(50),
  /** The email address of the account that ordered, or that was given for an order without an account. */
  email,
  /**
   * The important reason of an extraordinary cancellation, in the customer's words; the confirmation repeats it. With
   * it a plan can be cancelled that is cancelled already or doesn't renew: support decides whether it ends sooner. Without
   * it: an ordinary one. A withdrawal has none.
   */
  reason: v.optional(text(maxLengths.description)),
  /**
   * The day on which the customer wants the contract to end, where that is later than the earliest possible one. The plan
   * renews until the end of that day's period. Without it: the earliest possible date. A withdrawal has none.
   */
  endsOn: v.optional(isoInstant),
};

const money = {
  /** The refund, in major units. Without it: no refund. */
  refundAmount: optional(amount),
  /** What stays as credit for the next plan, in major units. Without it: no credit. */
  creditAmount: optional(amount),
  /** ISO 4217 code of refund and credit. Without it: neither of them. */
  currency: optional(currencyCode),
};

const facts = {
  /** The plan's name. Without it: "plan". */
  title: optionalName,
  /** When it was ordered. */
  orderedAt: instant,
  /** When access ends. */
  endsAt: instant,
  /**
   * True if the plan renews, and is paid for, until `endsAt`, because its minimum term lasts until then. Without it: false,
   * nothing more is charged.
   */
  renewsUntilEnd: flag,
  /**
   * True if a withdrawal takes back only a change of plan or a pause: the contract continues, and `endsAt` is when its paid period ends.
   * Without it: false.
   */
  keepsPlan: flag,
  /** The earlier plan's name, if the change has started and the user goes back. Without it: the plan stays as it is. */
  returnsTo: optionalName,
  /** When the user goes back to it; without `returnsTo`: when the pause ends that is withdrawn from. Without it: neither. */
  returnsAt: optionalInstant,
  /**
   * The invoices that a cancellation leaves due, such as an overdue payment during a minimum term. Without it: none is
   * named, and no page says that nothing more is charged.
   */
  dues: optional(rows(invoice)),
  ...money,
};

type FactsSent = {
  readonly title: string | null;
  readonly orderedAt: Instant;
  readonly endsAt: Instant;
  readonly renewsUntilEnd: boolean;
  readonly keepsPlan: boolean;
  readonly returnsTo: string | null;
  readonly returnsAt: Instant | null;
  readonly dues: readonly Invoice[] | null;
  readonly refundAmount: number | null;
  readonly creditAmount: number | null;
  readonly currency: Currency | null;
};

const readFacts = <T extends FactsSent>({
  refundAmount,
  creditAmount,
  currency,
  title,
  returnsTo,
  returnsAt,
  ...same
}: T) => ({
  ...same,
  title: title ?? '',
  returns: returnsAt === null ? null : { title: returnsTo, at: returnsAt },
  refund: currency && moneyOrNull(refundAmount, currency),
  credit: currency && moneyOrNull(creditAmount, currency),
});

/** Why a contract can't be ended in this way; each is said in the customer's language. */
const refusals = [
  'ORDER_NOT_FOUND',
  'PLAN_ENDED',
  'WITHDRAWAL_OVER',
  'CHANGE_NOT_STARTED',
  'ORDER_IS_PAUSE',
  'NOT_RENEWING',
  'CANCELLED_ALREADY',
  'STATE_CONFLICT',
  'TOO_MANY_REQUESTS',
] as const;

/** Answers what ending a contract would do. It needs no log-in. The backend limits guesses. */
export const previewTermination = defineCall({
  name: 'previewTermination',
  group: 'plans',
  method: 'POST',
  path: '/termination/preview',
  base: 'api',
  session: 'visitor',
  status: 200,
  body: fields(order),
  answer: v.pipe(
    v.object({
      ...facts,
      /** When the plan's minimum term ends, if one runs on. Without it: the page doesn't name it as the reason for a later end. */
      minimumTermEnd: optionalInstant,
      /** True if a cancellation ends a pause that runs or is booked. Without it: false. */
      endsPause: flag,
      /** True if a plan that is booked to follow won't begin after a cancellation or a withdrawal from extra time. Without it: false. */
      dropsNextPlan: flag,
      /** The moment of the calculation. The confirmation sends it back. */
      asOf: instant,
      /**
       * Names these figures: others have another id. The confirmation sends it back. Without it: the confirmation says only
       * when they were calculated.
       */
      id: optionalId,
    }),
    v.transform((sent): TerminationPreview => readFacts(sent)),
  ),
  errors: refusals,
  idempotent: true,
});

type Confirmation = {
  readonly kind: TerminationKind;
  readonly orderNumber: string;
  readonly email: string;
  readonly asOf: Instant;
  readonly id?: string;
  readonly name?: string;
  readonly reason?: string;
  readonly endsOn?: string;
};

/**
 * Ends a contract as previewed, and confirms it by email. A repeated call gets the first answer and
 * refunds nothing again.
 */
export const terminateContract = defineCall({
  name: 'terminateContract',
  group: 'plans',
  method: 'POST',
  path: '/termination',
  base: 'api',
  session: 'visitor',
  status: 200,
  body: fields({
    ...order,
    /** The preview's `asOf`. A preview is valid for ten minutes. */
    asOf: isoInstant,
    /** The preview's `id`, if it has one. Where the contract would now end with other figures, the answer is `PREVIEW_EXPIRED`. */
    id: v.optional(anyId),
    /** Who declares it, as typed; the confirmation repeats it. Without it: the account's name. */
    name: v.optional(text(maxLengths.fullName)),
  }),
  toWire: ({ asOf, ...same }: Confirmation) => ({ ...same, asOf: toIso(asOf) }),
  answer: v.pipe(
    v.object({
      ...facts,
      /** When the declaration was received. Where `endsAt` is not later, the plan has ended. */
      receivedAt: instant,
    }),
    v.transform((sent): Termination => readFacts(sent)),
  ),
  errors: [...refusals, 'PREVIEW_EXPIRED'],
  idempotent: true,
});

/**
 * Takes a withdrawal or cancellation whose order was not found. The backend keeps it, confirms it by email and tells support. The
 * answer never says whether an order or an account exists. The backend limits how often. A backend without this call answers 404.
 * The portal then offers only to check the number and the address.
 */
export const declareTermination = defineCall({
  name: 'declareTermination',
  group: 'plans',
  method: 'POST',
  path: '/termination/declaration',
  base: 'api',
  session: 'visitor',
  status: 201,
  body: fields({
    ...order,
    /** Who declares it, as typed. */
    name: requiredText(maxLengths.fullName),
  }),
  whenAbsent: null,
  answer: v.object({
    /** When the declaration was received. */
    receivedAt: instant,
  }),
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  idempotent: false,
});

export const terminationCalls = { previewTermination, terminateContract, declareTermination };
