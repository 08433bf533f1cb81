import type { Subscription } from '@foyer/domain';
import { Banner, Button } from '@foyer/ui-kit/core';
import { calendarIcon } from '@foyer/ui-kit/icons';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useDate } from '~/shared/i18n/useDate';
import { usePlanNames } from '../usePlanNames';
import { useWithdrawChange } from './useWithdrawChange';
import { useGetUpgradePlansQuery } from '../plan.api';

/** A change of plan at the end of the period, and a button to withdraw it. */
export const ScheduledChangeBanner = ({ subscription }: { subscription: Subscription }) => {
  const { t } = useTranslation('plan');
  const date = useDate();
  const { data: plans } = useGetUpgradePlansQuery({ id: subscription.id });
  const { scheduledChange, recurring } = subscription;
  const names = usePlanNames(subscription);
  const change = plans?.find(({ priceId }) => priceId === scheduledChange?.priceId);
  const { wanted, current } = change
    ? names(change)
    : { wanted: null, current: subscription.title };
  const { withdraw, isWithdrawing, problem } = useWithdrawChange(subscription, current);
  if (!scheduledChange) return null;
  const { at } = scheduledChange;
  return (
    <Banner
      icon={calendarIcon}
      tone={problem ? 'critical' : 'info'}
      {...(problem && { role: 'alert' as const })}
      title={
        at === null
          ? t(wanted ? 'news.change.titlePaused' : 'news.change.titlePausedUnknown', {
              plan: wanted ?? '',
            })
          : t(wanted ? 'news.change.title' : 'news.change.titleUnknown', {
              plan: wanted ?? '',
              date: date.full(at),
            })
      }
      action={
        <Button size="small" variant="soft" busy={isWithdrawing} onClick={() => void withdraw()}>
          {t(recurring === false ? 'news.change.onceAction' : 'news.change.action', {
            plan: current,
          })}
        </Button>
      }
    >
      {problem ?? t('news.change.text', { plan: current })}
    </Banner>
  );
};
