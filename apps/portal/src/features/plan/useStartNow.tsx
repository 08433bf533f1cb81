import { DAY, type Instant } from '@foyer/domain';
import { CheckboxField } from '@foyer/ui-kit/parts';
import { useId, useState, type ReactNode } from 'react';
import { now } from '~/session/storage/browserStores';
import { useAppSelector } from '~/session/store/hooks';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useRecordConsentMutation } from '~/shell/tracking/consents.api';

/** A last day at a weekend moves on to Monday. Rule LAW-5. */
const MOVES_ON = 2;

/**
 * Asks for the start of an order within the days in which users can withdraw from it: without that request they
 * would owe nothing for the time until they do. Rule LAW-9.
 * @param applies false for an order that costs nothing
 * @param startsAt when the service of the order starts; null where the day is not known
 */
export const useStartNow = (
  applies: boolean,
  startsAt: Instant | 'now' | null = 'now',
): { box: ReactNode; agree: () => boolean } => {
  const { t } = useTranslation('orders');
  const id = useId();
  const days = useAppSelector(({ site }) => site.info?.consumerRights?.withdrawalDays ?? null);
  const [checked, setChecked] = useState(false);
  const [wasAsked, setAsked] = useState(false);
  const [recordConsent] = useRecordConsentMutation();
  const isLater =
    typeof startsAt === 'number' && startsAt > now() + ((days ?? 0) + MOVES_ON + 1) * DAY;
  if (!applies || days === null || isLater) return { box: null, agree: () => true };
  const text = startsAt === 'now' ? t('startNow', { count: days }) : t('startEarly');
  return {
    box: (
      <CheckboxField
        id={id}
        label={text}
        checked={checked}
        error={wasAsked && !checked ? t('boxNeeded') : undefined}
        onChange={(event) => setChecked(event.target.checked)}
      />
    ),
    /** Whether the order may be sent; an unticked box takes the focus. */
    agree: () => {
      setAsked(true);
      if (!checked) {
        document.getElementById(id)?.focus();
        return false;
      }
      // The order goes on without the record: the backend may keep none.
      void recordConsent({ kind: 'startNow', answer: true, text });
      return true;
    },
  };
};
