import type { Subscription } from '@foyer/domain';
import { Card, EmptyState } from '@foyer/ui-kit/core';
import { checkIcon } from '@foyer/ui-kit/icons';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useDate } from '~/shared/i18n/useDate';
import { CancelledPlanBanner } from '../manage/CancelledPlanBanner';

/** Says until when the plan continues, and that the user can still keep it. */
export const Cancelled = ({ plan }: { plan: Subscription }) => {
  const { t } = useTranslation('plan');
  const date = useDate();
  return (
    <>
      <Card>
        <EmptyState
          icon={checkIcon}
          title={t('cancel.isDone', { plan: plan.title })}
          text={
            plan.serviceEndDate === null
              ? t('cancel.isDoneOpen')
              : t('cancel.isDoneText', { date: date.full(plan.serviceEndDate) })
          }
        />
      </Card>
      <CancelledPlanBanner subscription={plan} />
    </>
  );
};
