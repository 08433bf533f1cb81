import type { Subscription } from '@foyer/domain';
import { Banner, Button } from '@foyer/ui-kit/core';
import { calendarIcon } from '@foyer/ui-kit/icons';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useDate } from '~/shared/i18n/useDate';
import { usePlanNames } from '../usePlanNames';
import { useBilling } from '~/shell/portal/useBilling';
import { now } from '~/session/storage/browserStores';
import { useDropChange } from './useDropChange';
import { useGetUpgradePlansQuery } from '../plan.api';
import { useLostNetwork } from '../upgrade/useLostNetwork';

/** A change of plan at the end of the period, or one whose first payment failed then, and a button to cancel it. */
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
  const lostNetwork = useLostNetwork(change);
  const { way, billedBy } = useBilling();
  const { drop, isDropping, problem } = useDropChange(subscription, current);
  if (!scheduledChange) return null;
  const { at } = scheduledChange;
  const isUnpaid = at !== null && at <= now();
  const title = (): string => {
    const plan = wanted ?? '';
    if (isUnpaid)
      return t(wanted ? 'news.change.unpaidTitle' : 'news.change.unpaidTitleUnknown', { plan });
    return at === null
      ? t(wanted ? 'news.change.titlePaused' : 'news.change.titlePausedUnknown', { plan })
      : t(wanted ? 'news.change.title' : 'news.change.titleUnknown', { plan, date: date.full(at) });
  };
  const text = (): string => {
    if (!isUnpaid)
      return [t('news.change.text', { plan: current }), lostNetwork?.text]
        .filter(Boolean)
        .join(' ');
    if (recurring === false) return t('news.change.onceUnpaidText', { plan: current });
    return way === 'elsewhere'
      ? t('news.change.unpaidBilledText', { plan: current, billedBy })
      : t('news.change.unpaidText', { plan: current });
  };
  return (
    <Banner
      icon={calendarIcon}
      tone={problem ? 'critical' : 'info'}
      {...(problem && { role: 'alert' as const })}
      title={title()}
      action={
        <Button size="small" variant="soft" busy={isDropping} onClick={() => void drop()}>
          {t(recurring === false ? 'news.change.onceAction' : 'news.change.action', {
            plan: current,
          })}
        </Button>
      }
    >
      {problem ?? text()}
    </Banner>
  );
};
