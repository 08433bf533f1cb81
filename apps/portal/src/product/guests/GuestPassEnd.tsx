import type { Instant } from '@foyer/domain';
import { Text } from '@foyer/ui-kit/core';
import { useGetActiveSubscriptionQuery } from '~/session/api/portal.api';
import { useDate } from '~/shared/i18n/useDate';
import { useTranslation } from '~/shared/i18n/useTranslation';

/** Until when a guest's pass gives this device access; null without a pass, undefined while that is not known. */
export const useGuestPassEnd = (): Instant | null | undefined => {
  const { data, isLoading } = useGetActiveSubscriptionQuery();
  if (isLoading) return undefined;
  // A plan has a title, and says its end elsewhere.
  return data?.active && data.title === null ? data.serviceEndDate : null;
};

/** Says until when a guest's pass gives this device access. Rule GUEST-9. */
const GuestPassEnd = () => {
  const { t } = useTranslation('guests');
  const date = useDate();
  const at = useGuestPassEnd();
  if (at == null) return null;
  return <Text>{t('redeem.doneTextUnnamed', { date: date.day(at), time: date.time(at) })}</Text>;
};

export default GuestPassEnd;
