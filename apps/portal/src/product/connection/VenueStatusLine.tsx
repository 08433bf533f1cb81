import { Text } from '@foyer/ui-kit/core';
import { now } from '~/session/storage/browserStores';
import { useDate } from '~/shared/i18n/useDate';
import { useTranslation } from '~/shared/i18n/useTranslation';
import type { LastStatus } from './lastStatus';

interface VenueStatusLineProps {
  last: LastStatus;
  /** The venue said it just now; else it is what this browser remembers. */
  isNew: boolean;
  /** The finding above already names the state. */
  isNamed: boolean;
}

/**
 * What the venue says of its Wi-Fi, and when it said so if that was before. What it said before is over after the end that
 * it named then; what it says now holds, even if that end has passed. Rules STATUS-1 and STATUS-5.
 */
export const VenueStatusLine = ({ last, isNew, isNamed }: VenueStatusLineProps) => {
  const { t } = useTranslation('connection');
  const date = useDate();
  const { at, status } = last;
  const { state, message, startsAt, endsAt } = status;
  const hasEnded = endsAt !== null && endsAt <= now();
  const isOver = hasEnded && !isNew && (state === 'outage' || state === 'planned');
  const when = (instant: number) => `${date.day(instant)} ${date.time(instant)}`;
  return (
    <section>
      {!isNamed && <Text strong>{t(isOver ? `venue.past.${state}` : `venue.${state}`)}</Text>}
      {message && (
        <Text>
          <bdi>{message}</bdi>
        </Text>
      )}
      {state === 'planned' && startsAt !== null && (
        <Text>{t('venue.from', { time: when(startsAt) })}</Text>
      )}
      {endsAt !== null && !(hasEnded && isNew) && (
        <Text>{t('venue.until', { time: when(endsAt) })}</Text>
      )}
      {!isNew && <Text tone="quiet">{t('venue.asOf', { time: when(at) })}</Text>}
    </section>
  );
};
