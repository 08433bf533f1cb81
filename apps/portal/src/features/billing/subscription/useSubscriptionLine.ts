import { planStatus, type Subscription } from '@foyer/domain';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useDate } from '~/shared/i18n/useDate';
import { now } from '~/session/storage/browserStores';

/** A subscription's state in one line: "Since 9 Oct 2025", "Ended on 9 Nov 2026". */
export const useSubscriptionLine = () => {
  const { t } = useTranslation('billing');
  const date = useDate();
  return (subscription: Subscription): string => {
    const { state, startDate, serviceEndDate } = subscription;
    if (state === 'ended')
      return serviceEndDate === null
        ? t('subscriptions.ended')
        : t('subscriptions.endedOn', { date: date.short(serviceEndDate) });
    if (serviceEndDate !== null && planStatus(subscription, now()) === 'ending')
      return t('subscriptions.endsOn', { date: date.short(serviceEndDate) });
    const since =
      startDate === null ? '' : t('subscriptions.since', { date: date.short(startDate) });
    return [state === 'unknown' ? '' : t(`subscriptions.state.${state}`), since]
      .filter(Boolean)
      .join(t('common:comma'));
  };
};
