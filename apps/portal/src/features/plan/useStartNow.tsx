import { CheckboxField } from '@foyer/ui-kit/parts';
import { useId, useState, type ReactNode } from 'react';
import { useAppSelector } from '~/session/store/hooks';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useRecordConsentMutation } from '~/shell/tracking/consents.api';

/**
 * Asks for the start at once of an order, where users can withdraw from it. Rule LAW-9.
 * @param applies false for an order that starts later or costs nothing
 */
export const useStartNow = (applies: boolean): { box: ReactNode; agree: () => boolean } => {
  const { t } = useTranslation('orders');
  const id = useId();
  const days = useAppSelector(({ site }) => site.info?.consumerRights?.withdrawalDays ?? null);
  const [checked, setChecked] = useState(false);
  const [wasAsked, setAsked] = useState(false);
  const [recordConsent] = useRecordConsentMutation();
  if (!applies || days === null) return { box: null, agree: () => true };
  const text = t('startNow', { count: days });
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
