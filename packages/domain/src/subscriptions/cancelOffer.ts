import { isFree, type Money } from '../money/money';
import type { Instant } from '../time/instant';
import type { PauseRecord } from './pause';
import type { ContractState, Subscription } from './subscription';
import { endIfCancelled } from './subscriptionRules';

/** How a user can leave a plan, and what each way costs. */
export type CancelOffer = {
  /** The end of the service if the user cancels now: at once, or null if it is not known. */
  readonly ends: Instant | 'atOnce' | null;
  /** The fee for leaving now; null where leaving costs nothing. */
  readonly fee: Money | null;
  /** The end of the minimum term, with which the user can leave without that fee; null where no fee is asked for, or that isn't offered. */
  readonly freeEnd: Instant | null;
  /** The paid time reaches the end of the minimum term, so cancelling means leaving with it. */
  readonly endsWithTerm: boolean;
  /** Until when the user can withdraw; null where they can't. */
  readonly withdrawUntil: Instant | null;
  /** Withdrawing takes the place of cancelling for a fee, because it costs less. */
  readonly withdrawsInstead: boolean;
  /** Whether the user can cancel at all, beside withdrawing. */
  readonly canCancel: boolean;
};

/**
 * What the page that cancels a plan offers. In the last paid period of a minimum term the plan ends on the same day
 * without a fee. While withdrawing costs less than the fee, the page takes no fee. Rule SUB-7.
 *
 * @param contract what leaving the minimum term costs; null where the plan has none
 * @param pause the current or planned pause; null where there is none
 */
export const cancelOffer = (
  plan: Pick<Subscription, 'state' | 'price' | 'periodEnd' | 'withdrawUntil'>,
  contract: Pick<ContractState, 'amountToCharge' | 'freeEnd' | 'withdrawUntil'> | null,
  pause: Pick<PauseRecord, 'startDate'> | null,
  now: Instant,
): CancelOffer => {
  const ends = endIfCancelled(plan, pause, now);
  const termEnd = contract?.freeEnd ?? null;
  const endsWithTerm = termEnd !== null && typeof ends === 'number' && termEnd <= ends;
  const fee =
    contract && !isFree(contract.amountToCharge) && !endsWithTerm ? contract.amountToCharge : null;
  const freeEnd = fee && termEnd;
  // Nothing of a free plan is refunded, so withdrawing from it comes to no more than cancelling.
  const { withdrawUntil } = contract ?? (isFree(plan.price) ? { withdrawUntil: null } : plan);
  const withdrawsInstead = withdrawUntil !== null && fee !== null;
  return {
    ends,
    fee,
    freeEnd,
    endsWithTerm,
    withdrawUntil,
    withdrawsInstead,
    canCancel: !withdrawsInstead || freeEnd !== null,
  };
};
