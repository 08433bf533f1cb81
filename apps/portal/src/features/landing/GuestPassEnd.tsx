import { Text } from '@foyer/ui-kit/core';
import { useGetActiveSubscriptionQuery } from '~/session/api/portal.api';
import { useDate } from '~/shared/i18n/useDate';
import { useTranslation } from '~/shared/i18n/useTranslation';

/** Until when a guest's pass gives this device access. Rule GUEST-9. */
const GuestPassEnd = () => {
  const { t } = useTranslation('guests');
  const date = useDate();
  const { data } = useGetActiveSubscriptionQuery();
  // A plan has a title, and says its end elsewhere.
  if (!data?.active || data.title !== null || data.serviceEndDate === null) return null;
  const { serviceEndDate: at } = data;
  return <Text>{t('redeem.doneTextUnnamed', { date: date.day(at), time: date.time(at) })}</Text>;
};

export default GuestPassEnd;
