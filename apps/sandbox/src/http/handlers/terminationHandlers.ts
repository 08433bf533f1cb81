import type { calls } from '@foyer/api-client/contract';
import { TERMINATION_LATEST_END, type TerminationKind } from '@foyer/domain';
import type { CallRequest, Handlers } from '../calls/Handler';
import { dueWire } from '../wire/billingWire';
import { iso, isoOrNull, major } from '../wire/dateAndAmountWire';
import { planWords } from '../../services/messages/planWords';
import type { InvoiceRow } from '../../services/invoices/createInvoice';
import { planOf, plansAt } from '../../services/plans/findPlan';
import { findOrder, orderNotFound, type NamedOrder } from '../../services/termination/findOrder';
import { refundOf } from '../../services/termination/refundWithdrawal';
import { followPlan } from '../../services/card-provider-sync/followPlan';
import { duesOf, showTermination } from '../../services/termination/showTermination';
import type { TerminationFacts } from '../../services/termination/terminationFacts';
import { terminateContract } from '../../services/termination/terminateContract';
import type { Backend } from '../../services/Backend';
import { keepDeclaration } from '../../services/declarations/declarations';
import { fieldError } from '../../services/ServiceError';
import { siteOf } from '../../services/sites/findSite';

const factsWire = async (
  { db }: Backend,
  { row }: NamedOrder,
  {
    orderedAt,
    endsAt,
    renewsUntilEnd,
    keepsPlan,
    returnsTo,
    returnsAt,
    refunds,
    keptCredit,
  }: Omit<TerminationFacts, 'minimumTermEnd'>,
) => {
  const plan = await planOf(db, row.priceId);
  const earlier = returnsTo === null ? null : await planOf(db, returnsTo);
  const refund = refundOf({ refunds });
  return {
    title: planWords(plan.details).title,
    orderedAt: iso(orderedAt),
    endsAt: iso(endsAt),
    renewsUntilEnd,
    keepsPlan,
    returnsTo: earlier && planWords(earlier.details).title,
    returnsAt: isoOrNull(returnsAt),
    refundAmount: refund > 0 ? major(refund) : null,
    creditAmount: keptCredit > 0 ? major(keptCredit) : null,
    currency: refund + keptCredit > 0 ? plan.currency : null,
  };
};

const duesWire = async ({ db }: Backend, { row }: NamedOrder, dues: readonly InvoiceRow[]) => {
  const plans = dues.length > 0 ? await plansAt(db, row.locationId) : [];
  return dues.map((invoice) => dueWire(invoice, plans));
};

/** An agent acts for one customer, and ends no other one's contract in that customer's name. */
const orderOf = async ({
  backend,
  caller,
  body,
  client,
}: Pick<
  CallRequest<typeof calls.previewTermination>,
  'backend' | 'body' | 'caller' | 'client'
>) => {
  const order = await findOrder(backend, body, client);
  if (caller.impersonating && order.row.userId !== caller.user?.id) throw orderNotFound();
  return order;
};

/** The end date that a user asks for in a cancellation; a withdrawal takes effect straight away. */
const wishedEnd = (
  { kind, endsOn }: { kind: TerminationKind; endsOn?: string | undefined },
  now: number,
): number | null => {
  if (kind !== 'cancel' || endsOn === undefined) return null;
  const wished = Date.parse(endsOn);
  if (wished - now > TERMINATION_LATEST_END)
    throw fieldError('endsOn', 'Choose a day in the next 2 years.');
  return wished;
};

/** A withdrawal has no reason. */
const reasonOf = ({ kind, reason }: { kind: TerminationKind; reason?: string | undefined }) =>
  (kind === 'cancel' && reason?.trim()) || null;

export const terminationHandlers: Handlers<
  'previewTermination' | 'terminateContract' | 'declareTermination'
> = {
  previewTermination: async (request) => {
    const { backend, body } = request;
    const named = await orderOf(request);
    // As the confirmation reads it, so that both have the same figures.
    const order = { ...named, row: await followPlan(backend, named.row) };
    const asOf = backend.clock.now();
    const { facts, dues, endsPause, id } = await showTermination(
      backend,
      order,
      body.kind,
      asOf,
      reasonOf(body),
      wishedEnd(body, asOf),
    );
    return {
      body: {
        ...(await factsWire(backend, order, facts)),
        dues: await duesWire(backend, order, dues),
        minimumTermEnd: isoOrNull(facts.minimumTermEnd),
        endsPause,
        dropsNextPlan: facts.dropsNextPlan,
        asOf: iso(asOf),
        id,
      },
    };
  },
  terminateContract: async (request) => {
    const { backend, body, caller } = request;
    const order = await orderOf(request);
    const done = await terminateContract(backend, caller, order, body.kind, {
      asOf: Date.parse(body.asOf),
      id: body.id,
      reason: reasonOf(body),
      endsOn: wishedEnd(body, backend.clock.now()),
      name: body.name ?? null,
      orderNumber: order.number,
    });
    return {
      body: {
        ...(await factsWire(backend, order, done)),
        dues: await duesWire(backend, order, await duesOf(backend, body.kind, order.row)),
        receivedAt: iso(done.receivedAt),
      },
    };
  },
  declareTermination: async ({ backend, caller, body, client }) => {
    const { kind, name, orderNumber, email } = body;
    const declared = {
      kind,
      name,
      orderNumber,
      email,
      reason: reasonOf(body),
      endsOn: wishedEnd(body, backend.clock.now()),
    };
    const site = await siteOf(backend.db, caller);
    const receivedAt = await keepDeclaration(backend, site, declared, { caller, client });
    return { body: { receivedAt: iso(receivedAt) } };
  },
};
