import type { Plan } from '@foyer/domain';
import { Chip } from '@foyer/ui-kit/core';
import { memo } from 'react';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { PlanOption } from '~/product/plans/PlanOption';

interface UpgradeOptionProps {
  plan: Plan;
  chosen: boolean;
  onChoose: (priceId: string) => void;
}

/** A plan to change to. Memoised, because there may be very many. */
export const UpgradeOption = memo(({ plan, chosen, onChoose }: UpgradeOptionProps) => {
  const { t } = useTranslation('plan');
  return (
    <PlanOption
      plan={plan}
      chosen={chosen}
      noCharge={t('manage.noCharge')}
      badge={plan.suggested && <Chip tone="accent">{t('choose.suggested')}</Chip>}
      onChoose={onChoose}
    />
  );
});
