import { eq } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { ServiceError } from '../ServiceError';
import { pauses } from '../../db/schema/subscriptions';
import { timeLeft } from '../cancellation/earliestEnd';
import { findInvoice } from '../invoices/findInvoice';
import { keptOf } from '../invoices/withRefunds';
import { paidForPause, pausePayments } from '../pauses/chargePause';
import { endUsedPause } from '../pauses/beginPause';
import { findOpenPause, pauseEndOf, type PauseRow } from '../subscriptions/findPause';
import type { SubscriptionRow } from '../subscriptions/findSubscription';
import { reread } from '../subscriptions/requireCurrentSubscription';
import type { NamedOrder } from './findOrder';
import type { TerminationRow } from './refundWithdrawal';
import { endsPlan, withdrawnPauseEnd, type Ending } from './terminationFacts';

type PauseDates = Pick<PauseRow, 'startDate' | 'endDate'>;

/** When a pause ends that has only its earlier payments; `asOf` if none is left, or their time is over. */
const earlierEnd = (pause: PauseDates, paidFor: PauseDates | null, asOf: number): number => {
  if (!paidFor) return asOf;
  const length = pauseEndOf(paidFor) - paidFor.startDate;
  // Its user may have chosen a sooner end since.
  return Math.max(asOf, Math.min(pause.startDate + length, pauseEndOf(pause)));
};

/** The pause that an invoice paid for, also one that is over. */
const pauseOf = async ({ db }: Backend, invoiceId: string | null): Promise<PauseRow | null> => {
  const invoice = invoiceId === null ? null : await findInvoice(db, invoiceId);
  if (invoice?.effect.kind !== 'pause') return null;
  const [pause] = await db.select().from(pauses).where(eq(pauses.id, invoice.effect.pauseId));
  return pause ?? null;
};

/** Nothing of an order is left to withdraw from. */
export const nothingLeft = (): ServiceError =>
  new ServiceError(
    'STATE_CONFLICT',
    'You’ve already withdrawn from this order, or used up its time.',
  );

/**
 * What a withdrawal from a pause does: what is unused of this payment and the later ones is refunded, and the pause ends as
 * the earlier ones say, or straight away if there are none. The plan continues. Null once the time to withdraw is over.
 * Rule PAUSE-7.
 * @throws ServiceError `STATE_CONFLICT` if the payment is refunded or used up
 */
export const withdrawalFromPause = async (
  backend: Backend,
  { row, invoiceId, madeAt }: NamedOrder,
  asOf: number,
  isOpen: (orderedAt: number) => boolean,
): Promise<Ending | null> => {
  const pause = await pauseOf(backend, invoiceId);
  if (pause?.state !== 'scheduled' && !isOpen(madeAt)) return null;
  const paid = pause ? await pausePayments(backend, pause, asOf) : [];
  const place = paid.findIndex(({ invoice }) => invoice.id === invoiceId);
  if (!pause || place < 0)
    throw new ServiceError('STATE_CONFLICT', 'We’ve already refunded this pause.');
  const refunds = paid
    .slice(place)
    .filter(({ unused }) => unused > 0)
    .map(({ invoice, unused }) => ({ invoiceId: invoice.id, amount: unused }));
  if (refunds.length === 0) throw nothingLeft();
  const { effect } = paid[place - 1]?.invoice ?? {};
  const paidFor = effect?.kind === 'pause' && pause.state !== 'ended' ? effect : null;
  return {
    ...endsPlan,
    endsAt: asOf + timeLeft(row, await findOpenPause(backend.db, row.id), asOf),
    keepsPlan: true,
    returnsAt: earlierEnd(pause, paidFor, asOf),
    refunds,
    keptCredit: 0,
  };
};

/** Gives a pause the end that a withdrawal leaves it. Repeating it is safe. */
export const endWithdrawnPause = async (
  backend: Backend,
  row: SubscriptionRow,
  termination: TerminationRow,
): Promise<SubscriptionRow> => {
  const endDate = withdrawnPauseEnd(termination);
  const pause = await pauseOf(backend, termination.refunds[0]?.invoiceId ?? null);
  if (!pause || pause.state === 'ended') return row;
  if (endDate === null || endDate <= termination.receivedAt) {
    await endUsedPause(backend, pause);
    return reread(backend, row.id);
  }
  const paid = await paidForPause(backend, pause.id);
  const price = paid.reduce((sum, invoice) => sum + keptOf(invoice), 0);
  await backend.db.update(pauses).set({ endDate, price }).where(eq(pauses.id, pause.id));
  return row;
};
