import {
  isEndOnCard,
  keyCardAnswer,
  type AccessStatus,
  type Instant,
  type KeyCardAnswer,
} from '@foyer/domain';
import { useDate } from '~/shared/i18n/useDate';
import { useTranslation } from '~/shared/i18n/useTranslation';

/** What the card says in large. Null without access. Rule CARD-1. */
export const useKeyCardAnswer = (
  status: AccessStatus | null,
  pauseEnds: Instant | null,
): { lead: string; title: string } | null => {
  const { t } = useTranslation('key-card');
  const date = useDate();
  const written = ({ lead, at }: { lead: KeyCardAnswer['lead']; at: Instant }): string =>
    isEndOnCard(lead) ? date.moment(at) : date.full(at);
  const answer = status && keyCardAnswer(status, pauseEnds);
  return (
    answer && {
      lead: t(`key-card:${answer.lead}`),
      title: 'at' in answer ? written(answer) : t(`key-card:${answer.title}`),
    }
  );
};
