import type { Plan } from '@foyer/domain';
import { useList } from '~/shared/i18n/useList';
import { useTranslation } from '~/shared/i18n/useTranslation';

/** A plan's short summary: `150 Mb/s, 5 devices`. */
export const usePlanSummary = () => {
  const { t } = useTranslation('common');
  const list = useList();
  return ({ downloadMbps, deviceLimit }: Pick<Plan, 'downloadMbps' | 'deviceLimit'>): string =>
    list.facts([
      downloadMbps === null ? null : `${downloadMbps} ${t('mbps')}`,
      deviceLimit === null ? null : t('devices.count', { count: deviceLimit }),
    ]);
};
