import type { Handlers } from '../calls/Handler';
import { iso, major } from '../wire/dateAndAmountWire';
import { planWords } from '../../services/messages/planWords';
import { planOf } from '../../services/plans/findPlan';
import { findOrder, type NamedOrder } from '../../services/termination/findOrder';
import { refundOf } from '../../services/termination/finishTermination';
import {
  previewTermination,
  type TerminationFacts,
} from '../../services/termination/previewTermination';
import { terminateContract } from '../../services/termination/terminateContract';
import type { Backend } from '../../services/Backend';

const factsWire = async (
  { db }: Backend,
  { row }: NamedOrder,
  { orderedAt, endsAt, refunds }: TerminationFacts,
) => {
  const plan = await planOf(db, row.priceId);
  const refund = refundOf({ refunds });
  return {
    title: planWords(plan.details).title,
    orderedAt: iso(orderedAt),
    endsAt: iso(endsAt),
    refundAmount: refund > 0 ? major(refund) : null,
    currency: refund > 0 ? plan.currency : null,
  };
};

export const terminationHandlers: Handlers<'previewTermination' | 'terminateContract'> = {
  previewTermination: async ({ backend, body, client }) => {
    const order = await findOrder(backend, body, client);
    const asOf = backend.clock.now();
    const facts = await previewTermination(backend, order, body.kind, asOf);
    return { body: { ...(await factsWire(backend, order, facts)), asOf: iso(asOf) } };
  },
  terminateContract: async ({ backend, body, client }) => {
    const order = await findOrder(backend, body, client);
    const asOf = Date.parse(body.asOf);
    const done = await terminateContract(backend, order, body.kind, asOf);
    return {
      body: { ...(await factsWire(backend, order, done)), receivedAt: iso(done.receivedAt) },
    };
  },
};
