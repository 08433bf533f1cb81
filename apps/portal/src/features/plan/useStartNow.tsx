import { latestWithdrawal, type Instant } from '@foyer/domain';
import { CheckboxField } from '@foyer/ui-kit/parts';
import { useId, useState, type ReactNode } from 'react';
import { useRecordStart } from '~/shell/tracking/useRecordStart';
import { now } from '~/session/storage/browserStores';
import { useAppSelector } from '~/session/store/hooks';
import { selectWithdrawalDays } from '~/session/store/selectWithdrawalDays';
import { useTranslation } from '~/shared/i18n/useTranslation';

interface StartNow {
  box: ReactNode;
  /** Whether the order may be sent; an unticked box takes the focus. The request is recorded before. */
  agree: () => Promise<boolean>;
  isRecording: boolean;
}

/**
 * Asks for the start of an order within the days in which users can withdraw from it: without that request they
 * would owe nothing for the time until they do. Rule LAW-9.
 * @param plan the title of the plan that is ordered; null for an order that costs nothing
 * @param startsAt when the service of the order starts; null where the day is not known
 * @param lastDay the last moment to withdraw from the order; null where the server does not say it
 * @param says what the box says, where it isn't about a plan or more time
 */
export const useStartNow = (
  plan: string | null,
  startsAt: Instant | 'now' | null = 'now',
  lastDay: Instant | null = null,
  says?: string,
): StartNow => {
  const { t } = useTranslation('orders');
  const id = useId();
  const days = useAppSelector(selectWithdrawalDays);
  const [checked, setChecked] = useState(false);
  const [wasAsked, setAsked] = useState(false);
  const { recordStart, isRecording } = useRecordStart();
  const isLater =
    typeof startsAt === 'number' && startsAt > (lastDay ?? latestWithdrawal(days ?? 0, now()));
  if (plan === null || days === null || isLater)
    return { box: null, agree: () => Promise.resolve(true), isRecording };
  const ofPlan = startsAt === 'now' ? t('startNow', { count: days }) : t('startEarly');
  const text = says ?? ofPlan;
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
    agree: async () => {
      setAsked(true);
      if (checked) return recordStart(plan, text);
      document.getElementById(id)?.focus();
      return false;
    },
    isRecording,
  };
};
