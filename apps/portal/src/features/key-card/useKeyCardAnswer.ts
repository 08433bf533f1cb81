import type { AccessStatus, Instant } from '@foyer/domain';
import { useDate } from '~/shared/i18n/useDate';
import { useTranslation } from '~/shared/i18n/useTranslation';

const leads: Readonly<Record<AccessStatus['kind'], string | null>> = {
  until: 'validUntil',
  ending: 'validUntil',
  boosted: 'validUntil',
  pausing: 'validUntil',
  renews: 'renewsOn',
  changes: 'changesOn',
  open: 'access',
  included: 'access',
  pastDue: 'access',
  paused: 'pausedUntil',
  settingUp: null,
  ordered: null,
  none: null,
};

const titles: Partial<Record<AccessStatus['kind'], string>> = {
  included: 'included',
  pastDue: 'due',
  paused: 'paused',
};

/** What the card says in large. Null without access: a card would promise it. Rule CARD-1. */
export const useKeyCardAnswer = (
  status: AccessStatus | null,
  pauseEnds: Instant | null,
): { lead: string; title: string } | null => {
  const { t } = useTranslation('key-card');
  const date = useDate();
  const lead = status && leads[status.kind];
  if (!status || !lead) return null;
  const at = status.kind === 'paused' ? pauseEnds : 'at' in status ? status.at : null;
  return at === null
    ? { lead: t('access'), title: t(titles[status.kind] ?? 'active') }
    : { lead: t(lead), title: date.full(at) };
};
