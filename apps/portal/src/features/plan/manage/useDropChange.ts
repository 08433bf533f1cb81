import type { Subscription } from '@foyer/domain';
import { useState } from 'react';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { errorText } from '~/session/api/errorText';
import { useAttemptKey } from '~/session/api/useAttemptKey';
import { snackbarOpened } from '~/shared/notices/noticesSlice';
import { useAppDispatch } from '~/session/store/hooks';
import { planChanged } from '~/session/api/portal.api';
import {
  useUpgradeSubscriptionMutation,
  useLazyGetSubscriptionQuery,
  useLazyGetUpgradeInfoQuery,
} from '../plan.api';
import { useAfterPlanChange } from '../useAfterPlanChange';
import { useUserId } from '../useUserId';

/**
 * Cancels a scheduled change of plan: confirming a change to the current plan does that. A
 * refusal keeps the scheduled change on the screen and says why. When the scheduled change has
 * already happened, going back would be a new change with its own price, so nothing is sent.
 *
 * @param name of the current plan
 */
export const useDropChange = ({ priceId, recurring }: Subscription, name: string) => {
  const { t } = useTranslation('plan');
  const userId = useUserId();
  const attempt = useAttemptKey();
  const afterPlanChange = useAfterPlanChange();
  const [askInfo] = useLazyGetUpgradeInfoQuery();
  const [change] = useUpgradeSubscriptionMutation();
  const [askPlan] = useLazyGetSubscriptionQuery();
  const tellLate = useTellLate();
  const [isDropping, setDropping] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const send = async () => {
    const { data: info, error } = await askInfo({ userId, priceId, coupon: null });
    if (!info) return error;
    const { id, prorationDate } = info;
    const answer = await change({ id, priceId, prorationDate, idempotencyKey: attempt.key });
    attempt.answered(answer.error);
    return answer.error;
  };

  const settle = async (): Promise<void> => {
    const { data, error: unknown } = await askPlan();
    if (!data) return setProblem(errorText(unknown, t));
    const plan = data.subscription;
    if (plan?.priceId !== priceId) return tellLate(plan);
    const error = plan.scheduledChange ? await send() : undefined;
    if (error) return setProblem(errorText(error, t));
    const kept = recurring === false ? 'news.change.onceKept' : 'news.change.kept';
    return afterPlanChange(t(kept, { plan: name }));
  };

  const drop = async (): Promise<void> => {
    if (isDropping) return;
    setDropping(true);
    setProblem(null);
    await settle();
    setDropping(false);
  };
  return { drop, isDropping, problem };
};

/** Says that the change has already happened, and reloads everything. */
const useTellLate = () => {
  const { t } = useTranslation('plan');
  const dispatch = useAppDispatch();
  return (plan: Subscription | null): void => {
    dispatch(planChanged());
    const text = t(plan ? 'news.change.made' : 'news.change.over', { plan: plan?.title ?? '' });
    dispatch(snackbarOpened({ text }));
  };
};
