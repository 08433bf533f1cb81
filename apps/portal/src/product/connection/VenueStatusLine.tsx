import { Text } from '@foyer/ui-kit/core';
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

/** What the venue says of its Wi-Fi, and when it said so if that was before. Rules STATUS-1 and STATUS-5. */
export const VenueStatusLine = ({ last, isNew, isNamed }: VenueStatusLineProps) => {
  const { t } = useTranslation('connection');
  const date = useDate();
  const { at, status } = last;
  const { state, message, startsAt, endsAt } = status;
  const when = (instant: number) => `${date.day(instant)} ${date.time(instant)}`;
  return (
    <section>
      {!isNamed && <Text strong>{t(`venue.${state}`)}</Text>}
      {message && (
        <Text>
          <bdi>{message}</bdi>
        </Text>
      )}
      {state === 'planned' && startsAt !== null && (
        <Text>{t('venue.from', { time: when(startsAt) })}</Text>
      )}
      {endsAt !== null && <Text>{t('venue.until', { time: when(endsAt) })}</Text>}
      {!isNew && <Text tone="quiet">{t('venue.asOf', { time: when(at) })}</Text>}
    </section>
  );
};
