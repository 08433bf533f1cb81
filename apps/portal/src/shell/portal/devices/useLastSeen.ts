import { DAY, MINUTE, type Instant } from '@foyer/domain';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { formatLocale } from '~/shared/i18n/formatLocale';
import { useDate } from '~/shared/i18n/useDate';
import { now } from '~/session/storage/browserStores';

const startOfDay = (at: Instant): Instant => new Date(at).setHours(0, 0, 0, 0);

/**
 * Formats when the network last saw a device: "Seen 12 minutes ago", "Seen yesterday, 21:40". Null where
 * it is not known, which does not mean never.
 */
export const useLastSeen = () => {
  const { t, language } = useTranslation('portal');
  const date = useDate();
  const relative = new Intl.RelativeTimeFormat(formatLocale(language), { numeric: 'auto' });
  return (at: Instant | null): string | null => {
    if (at === null) return null;
    const minutes = Math.max(0, Math.round((now() - at) / MINUTE));
    if (minutes < 60) return t('devices.seen', { when: relative.format(-minutes, 'minute') });
    const days = Math.round((startOfDay(now()) - startOfDay(at)) / DAY);
    const day = days < 7 ? relative.format(-days, 'day') : date.dayOfMonth(at);
    return t('devices.seenAt', { day, time: date.time(at) });
  };
};
