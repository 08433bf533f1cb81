import { cancelKind, type CancellationReason, type Subscription } from '@foyer/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useAttemptKey } from '~/platform/api/useAttemptKey';
import { problemText } from '~/platform/errors/problemText';
import { paths } from '~/platform/routing/paths';
import { useCancelContractMutation, useCancelPlanMutation } from '../plan.api';
import { useAfterChange } from '../useAfterChange';

/** Cancels with a reason; a contract pays its fee with it, once. */
export const useCancelPlan = (plan: Subscription, reason: CancellationReason) => {
  const { t } = useTranslation('plan');
  const navigate = useNavigate();
  const attempt = useAttemptKey();
  const afterChange = useAfterChange();
  const [cancelPlan] = useCancelPlanMutation();
  const [cancelContract] = useCancelContractMutation();
  const [isCancelling, setCancelling] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const cancel = async (): Promise<void> => {
    if (isCancelling) return;
    setCancelling(true);
    setProblem(null);
    const { data, error } = await (cancelKind(plan) === 'contract'
      ? cancelContract({ reason, idempotencyKey: attempt.key })
      : cancelPlan(reason));
    attempt.answered(error);
    if (data) {
      await afterChange(t('cancel.done', { plan: plan.title }));
      // What ends with its period shows so in this place; what has ended has no place here.
      if (data.state === 'ended') await navigate(paths.managePlan, { replace: true });
    } else setProblem(problemText(error, t));
    setCancelling(false);
  };
  return { cancel, isCancelling, problem };
};
