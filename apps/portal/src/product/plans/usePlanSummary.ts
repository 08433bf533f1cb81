import type { Plan } from '@foyer/domain';
import { useTranslation } from '~/shared/i18n/useTranslation';

/** A plan's short summary: `150 Mb/s, 5 devices`. */
export const usePlanSummary = () => {
  const { t } = useTranslation('common');
  return ({ downloadMbps, deviceLimit }: Pick<Plan, 'downloadMbps' | 'deviceLimit'>): string =>
    [
      downloadMbps === null ? null : `${downloadMbps} ${t('mbps')}`,
      deviceLimit === null ? null : t('devices.count', { count: deviceLimit }),
    ]
      .filter(Boolean)
      .join(t('comma'));
};
