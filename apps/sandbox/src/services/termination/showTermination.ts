import type { TerminationKind } from '@foyer/domain';
import { createHash } from 'node:crypto';
import type { Backend } from '../Backend';
import type { InvoiceRow } from '../invoices/createInvoice';
import { owedInvoicesOf } from '../invoices/findInvoice';
import { findOpenPause } from '../subscriptions/findPause';
import type { SubscriptionRow } from '../subscriptions/findSubscription';
import type { NamedOrder } from './findOrder';
import { previewTermination } from './previewTermination';
import { refundOf } from './refundWithdrawal';
import type { TerminationFacts } from './terminationFacts';

/** What the page shows before a contract ends. */
export interface ShownTermination {
  facts: TerminationFacts;
  dues: InvoiceRow[];
  /** Whether a cancellation ends a pause too. */
  endsPause: boolean;
  /** Names these figures: others have another id. */
  id: string;
}

/**
 * The invoices that a cancellation leaves due. A plan that ends because it is past due drops its own invoices; one that has
 * ended has done so already. Rules SUB-9 and LAW-7.
 */
export const duesOf = async (
  { db }: Pick<Backend, 'db'>,
  kind: TerminationKind,
  row: SubscriptionRow,
  isDropped = false,
): Promise<InvoiceRow[]> => {
  if (kind !== 'cancel') return [];
  const owed = await owedInvoicesOf(db, row);
  return owed.filter(
    ({ state, subscriptionId }) =>
      !isDropped || state === 'uncollectible' || subscriptionId !== row.id,
  );
};

/** The same figures have the same id, in whatever order they were found. */
const idOf = ({ facts, dues, endsPause }: Omit<ShownTermination, 'id'>): string => {
  const { endsAt, minimumTermEnd, returnsTo, returnsAt, keptCredit } = facts;
  const { renewsUntilEnd, keepsPlan, dropsNextPlan } = facts;
  const figures = [
    [endsAt, minimumTermEnd, returnsTo, returnsAt, refundOf(facts), keptCredit],
    [renewsUntilEnd, keepsPlan, dropsNextPlan, endsPause],
    dues.map(({ id, amount }) => `${id} ${amount}`).toSorted(),
  ];
  return createHash('sha256').update(JSON.stringify(figures)).digest('base64url');
};

/**
 * What ending a contract at `asOf` does, with all that its page shows; changes nothing.
 * @throws ServiceError those of `previewTermination`
 */
export const showTermination = async (
  backend: Backend,
  order: NamedOrder,
  kind: TerminationKind,
  asOf: number,
  reason: string | null,
  wished: number | null,
): Promise<ShownTermination> => {
  const { row } = order;
  const facts = await previewTermination(backend, order, kind, asOf, reason, wished);
  const shown = {
    facts,
    dues: await duesOf(backend, kind, row, row.state === 'past_due' && facts.endsAt <= asOf),
    endsPause: kind === 'cancel' && (await findOpenPause(backend.db, row.id)) !== null,
  };
  return { ...shown, id: idOf(shown) };
};
