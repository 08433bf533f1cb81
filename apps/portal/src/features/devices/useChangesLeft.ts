import { defaultPublicConfig, deviceChanges, type DeviceList } from '@foyer/domain';
import { now } from '~/session/storage/browserStores';
import { useAppSelector } from '~/session/store/hooks';
import { useDate } from '~/shared/i18n/useDate';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useCountReset } from '~/shell/portal/useCountReset';

const texts = {
  on: 'changes.leftUntil',
  notBeforeEnd: 'changes.leftBeforeEnd',
  unknown: 'changes.left',
} as const;

/**
 * How many device changes are left, and until when, or that the plan ends before there are new ones. Null if
 * the backend does not count them. Rule DEV-4.
 */
export const useChangesLeft = (list: DeviceList): string | null => {
  const { t } = useTranslation('devices');
  const date = useDate();
  const config = useAppSelector(({ site }) => site.config ?? defaultPublicConfig);
  const changes = deviceChanges(list, config, now());
  const reset = useCountReset(changes?.resetsAt ?? null);
  if (!changes) return null;
  if (changes.unlimited) return t('changes.unlimited');
  const day = reset.kind === 'on' ? date.dayOfMonth(reset.at) : '';
  return t(texts[reset.kind], { count: changes.left, date: day });
};
