import type { Plan, Subscription } from '@foyer/domain';
import { Banner, Button, Card, CardHeader, Stack, Text } from '@foyer/ui-kit/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAttemptKey } from '~/session/api/useAttemptKey';
import { errorText } from '~/session/api/errorText';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { paths } from '~/shared/routing/paths';
import { useAfterPlanChange } from '../useAfterPlanChange';
import { LostNetwork } from './LostNetwork';
import { useActivateFreePlanMutation } from '~/session/api/portal.api';

interface ConfirmFreePlanProps {
  plan: Plan;
  subscription: Subscription;
}

/** A change between free plans: nothing to pay, and it takes effect at once. */
export const ConfirmFreePlan = ({ plan, subscription }: ConfirmFreePlanProps) => {
  const { t } = useTranslation('plan');
  const navigate = useNavigate();
  const attempt = useAttemptKey();
  const afterPlanChange = useAfterPlanChange();
  const [take, { isLoading }] = useActivateFreePlanMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const confirm = async (): Promise<void> => {
    setProblem(null);
    const { error } = await take({ priceId: plan.priceId, idempotencyKey: attempt.key });
    attempt.answered(error);
    if (!error) {
      await afterPlanChange(t('check.done', { plan: plan.title }));
      await navigate(paths.managePlan);
    } else setProblem(errorText(error, t));
  };
  return (
    <Card as="section">
      <CardHeader title={plan.title} />
      <Stack gap={20}>
        <LostNetwork plan={plan} />
        <Text>{t('check.free', { plan: plan.title, old: subscription.title })}</Text>
        {problem && <Banner tone="critical" role="alert" title={problem} />}
        <Button wide busy={isLoading} onClick={() => void confirm()}>
          {t('check.takeFree', { plan: plan.title })}
        </Button>
      </Stack>
    </Card>
  );
};
