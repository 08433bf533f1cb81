import {
  moneyToMajor,
  type CancellationReason,
  type Money,
  type Subscription,
} from '@foyer/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAttemptKey } from '~/session/api/useAttemptKey';
import { chargeErrorOf, type ChargeError } from '~/session/api/chargeError';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useMoney } from '~/shared/money/useMoney';
import { paths } from '~/shared/routing/paths';
import { useBilling } from '~/shell/portal/useBilling';
import {
  useCancelContractMutation,
  useCancelSubscriptionMutation,
  useLazyQuoteCancellationFeeQuery,
} from '../plan.api';
import { useAfterPlanChange } from '../useAfterPlanChange';

interface Cancellation {
  plan: Subscription;
  reason: CancellationReason;
  /** The cancellation fee on the screen; null where there is no contract. */
  fee: Money | null;
}

/**
 * Cancels with a reason. A contract's fee is charged once, and only if it is the fee on the screen:
 * it may have changed since the page opened.
 */
export const useCancelPlan = ({ plan, reason, fee }: Cancellation) => {
  const { t } = useTranslation('plan');
  const navigate = useNavigate();
  const money = useMoney();
  const { way } = useBilling();
  const attempt = useAttemptKey();
  const afterPlanChange = useAfterPlanChange();
  const [cancelPlan] = useCancelSubscriptionMutation();
  const [cancelContract] = useCancelContractMutation();
  const feeProblem = useFeeProblem(fee);
  const [isCancelling, setCancelling] = useState(false);
  const [chargeError, setChargeError] = useState<ChargeError | null>(null);
  /** Whether the last attempt was the one without a fee: another try must not charge it. */
  const [wasAtTermEnd, setAtTermEnd] = useState(false);

  const send = async (atTermEnd: boolean): Promise<void> => {
    const { data, error } = await (fee && !atTermEnd
      ? cancelContract({
          cancellationReason: reason,
          amount: moneyToMajor(fee),
          idempotencyKey: attempt.key,
        })
      : cancelPlan({ cancellationReason: reason, ...(atTermEnd && { atTermEnd }) }));
    attempt.answered(error);
    if (!error) {
      const isDropped = plan.state === 'pastDue' && data?.state === 'ended';
      const done = t(isDropped ? 'cancel.doneUnpaid' : 'cancel.done', { plan: plan.title });
      // No page names the fee once the plan has ended. Whether a fee that is billed elsewhere is paid is not known.
      const namesFee = data?.state === 'ended' && !atTermEnd && way === 'card';
      await afterPlanChange(
        namesFee && fee && fee.minor > 0
          ? `${done} ${t('cancel.doneFee', { amount: money.text(fee) })}`
          : done,
      );
      if (data?.state === 'pastDue')
        await navigate(paths.cancelPlan, { replace: true, state: { isCancelled: true } });
      // A plan that ends with its period shows so here; a plan that has ended is no longer shown
      // here.
      if (data?.state === 'ended') await navigate(paths.managePlan, { replace: true });
    } else setChargeError(chargeErrorOf(error, t));
  };

  /** @param atTermEnd free of charge, for the end of the minimum term */
  const cancel = async (atTermEnd = false): Promise<void> => {
    if (isCancelling) return;
    setCancelling(true);
    setAtTermEnd(atTermEnd);
    setChargeError(null);
    const changed = atTermEnd ? null : await feeProblem();
    await (changed === null ? send(atTermEnd) : setChargeError(changed));
    setCancelling(false);
  };
  return { cancel, retry: () => cancel(wasAtTermEnd), isCancelling, chargeError };
};

/**
 * Requests the fee again before the cancellation.
 *
 * @returns the problem when it differs from the fee on the screen; null when it is the same
 */
const useFeeProblem = (shown: Money | null) => {
  const { t } = useTranslation('plan');
  const [askFee] = useLazyQuoteCancellationFeeQuery();
  return async (): Promise<ChargeError | null> => {
    if (!shown) return null;
    const { data, error } = await askFee();
    if (data)
      return data.amountToCharge.minor === shown.minor
        ? null
        : { text: t('cancel.feeChanged'), remedy: null };
    // There is no contract left to end. The cancel call itself reports the plan's present state.
    if (error && 'code' in error && error.code === 'STATE_CONFLICT') return null;
    return chargeErrorOf(error, t);
  };
};
