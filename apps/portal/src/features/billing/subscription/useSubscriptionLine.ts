import { planStatus, type Subscription } from '@foyer/domain';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useList } from '~/shared/i18n/useList';
import { useDate } from '~/shared/i18n/useDate';
import { now } from '~/session/storage/browserStores';

/** A subscription's state in one line: "Since 9 Oct 2025", "Ended on 9 Nov 2026". */
export const useSubscriptionLine = () => {
  const { t } = useTranslation('billing');
  const date = useDate();
  const list = useList();
  return (subscription: Subscription): string => {
    const { state, startDate, serviceEndDate } = subscription;
    if (state === 'ended')
      return serviceEndDate === null
        ? t('subscriptions.ended')
        : t('subscriptions.endedOn', { date: date.short(serviceEndDate) });
    if (serviceEndDate !== null && planStatus(subscription, now()) === 'ending')
      return t('subscriptions.endsOn', { date: date.short(serviceEndDate) });
    // "Payment overdue, since" would date the state, not the plan.
    const started = state === 'active' ? 'subscriptions.since' : 'subscriptions.started';
    return list.facts([
      state === 'unknown' ? null : t(`subscriptions.state.${state}`),
      startDate === null ? null : t(started, { date: date.short(startDate) }),
    ]);
  };
};
