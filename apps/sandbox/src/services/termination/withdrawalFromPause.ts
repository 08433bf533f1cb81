import { PAUSE_MAX_LENGTH } from '@foyer/domain';
import { eq } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { ServiceError } from '../ServiceError';
import { pauses } from '../../db/schema/subscriptions';
import { endPauseNow } from '../cancellation/cancelSubscription';
import { timeLeft } from '../cancellation/earliestEnd';
import { keptOf, paidForPause } from '../pauses/chargePause';
import { findOpenPause, type PauseRow } from '../subscriptions/findPause';
import type { SubscriptionRow } from '../subscriptions/findSubscription';
import type { NamedOrder } from './findOrder';
import type { TerminationRow } from './returnMoney';
import { endsPlan, pauseEndOf, type TerminationFacts } from './terminationFacts';

type PauseDates = Pick<PauseRow, 'startDate' | 'endDate'>;

/** When a pause ends that has only its earlier payments; `asOf` if none is left, or their time is over. */
const earlierEnd = (
  { startDate, endDate }: PauseDates,
  paidFor: PauseDates | null,
  asOf: number,
): number => {
  if (!paidFor) return asOf;
  const latest = startDate + PAUSE_MAX_LENGTH;
  const length = paidFor.endDate === null ? PAUSE_MAX_LENGTH : paidFor.endDate - paidFor.startDate;
  // Its user may have chosen a sooner end since.
  return Math.max(asOf, Math.min(startDate + length, endDate ?? latest));
};

/**
 * What a withdrawal from a pause does: this payment and the later ones are refunded, and the pause ends as the earlier
 * ones say, or straight away if there are none. The plan continues. Null once the time to withdraw is over. Rule PAUSE-7.
 * @throws ServiceError `STATE_CONFLICT` if the pause is over, or the payment is refunded
 */
export const withdrawalFromPause = async (
  backend: Backend,
  { row, invoiceId, madeAt }: NamedOrder,
  asOf: number,
  isOpen: (orderedAt: number) => boolean,
): Promise<TerminationFacts | null> => {
  const pause = await findOpenPause(backend.db, row.id);
  const paid = pause ? await paidForPause(backend, pause.id) : [];
  const place = paid.findIndex(({ id }) => id === invoiceId);
  if (pause?.state !== 'scheduled' && !isOpen(madeAt)) return null;
  if (!pause || place < 0)
    throw new ServiceError('STATE_CONFLICT', 'This pause is over, or you’ve already withdrawn.');
  const { effect } = paid[place - 1] ?? {};
  return {
    ...endsPlan,
    orderedAt: madeAt,
    endsAt: asOf + timeLeft(row, pause, asOf),
    keepsPlan: true,
    returnsAt: earlierEnd(pause, effect?.kind === 'pause' ? effect : null, asOf),
    refunds: paid
      .slice(place)
      .map((invoice) => ({ invoiceId: invoice.id, amount: keptOf(invoice) })),
    keptCredit: 0,
  };
};

/** Gives a pause the end that a withdrawal leaves it. Call it once the money is returned. Repeating it is safe. */
export const endWithdrawnPause = async (
  backend: Backend,
  row: SubscriptionRow,
  termination: TerminationRow,
): Promise<SubscriptionRow> => {
  const endDate = pauseEndOf(termination);
  if (endDate === null || endDate <= termination.receivedAt) return endPauseNow(backend, row);
  const pause = await findOpenPause(backend.db, row.id);
  if (!pause) return row;
  const paid = await paidForPause(backend, pause.id);
  const price = paid.reduce((sum, invoice) => sum + keptOf(invoice), 0);
  await backend.db.update(pauses).set({ endDate, price }).where(eq(pauses.id, pause.id));
  return row;
};
