import type { Subscription } from '@foyer/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '~/platform/errors/problemText';
import { useAttemptKey } from '~/platform/api/useAttemptKey';
import { useChangePlanMutation, useLazyUpgradeInfoQuery } from '../plan.api';
import { useAfterChange } from '../useAfterChange';
import { useUserId } from '../useUserId';

/**
 * Stays with the present plan: confirming a change to the plan one has withdraws the one that waits.
 * A refusal leaves the planned change in sight and says why.
 */
export const useWithdrawChange = ({ priceId, title }: Subscription) => {
  const { t } = useTranslation('plan');
  const userId = useUserId();
  const attempt = useAttemptKey();
  const afterChange = useAfterChange();
  const [askInfo] = useLazyUpgradeInfoQuery();
  const [change] = useChangePlanMutation();
  const [isWithdrawing, setWithdrawing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const send = async () => {
    const { data: info, error } = await askInfo({ userId, priceId, coupon: null });
    if (!info) return error;
    const { id, prorationDate } = info;
    const answer = await change({ id, priceId, prorationDate, idempotencyKey: attempt.key });
    attempt.answered(answer.error);
    return answer.error;
  };

  const withdraw = async (): Promise<void> => {
    setWithdrawing(true);
    setProblem(null);
    const error = await send();
    if (!error) await afterChange(t('news.change.kept', { plan: title }));
    else if ('kind' in error) setProblem(problemText(error, t));
    setWithdrawing(false);
  };
  return { withdraw, isWithdrawing, problem };
};
