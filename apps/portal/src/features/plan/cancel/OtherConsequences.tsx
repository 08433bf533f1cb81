import { pauseStateAt, type PauseRecord, type Subscription } from '@foyer/domain';
import { Text } from '@foyer/ui-kit/core';
import { now } from '~/session/storage/browserStores';
import { useIsSiteClosed } from '~/session/store/hooks';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { usePauseMoney } from '../usePauseMoney';

interface OtherConsequencesProps {
  plan: Subscription;
  /** The current or planned pause; null where there is none. */
  pause: PauseRecord | null;
  isUndoable: boolean;
  /** The user can also leave with the end of the minimum term. */
  hasTerm: boolean;
}

/**
 * The other consequences: of a pause, a booked change and an overdue invoice, and whether the user can undo the
 * cancellation.
 */
export const OtherConsequences = ({ plan, pause, isUndoable, hasTerm }: OtherConsequencesProps) => {
  const { t } = useTranslation('plan');
  const pauseMoney = usePauseMoney();
  const isSiteClosed = useIsSiteClosed();
  if (plan.state === 'pastDue')
    return (
      <Text>{t(hasTerm ? 'cancel.pastDueTerm' : 'cancel.pastDue', { plan: plan.title })}</Text>
    );
  const isPaused = plan.state === 'paused';
  const status = pause && (isPaused ? 'active' : pauseStateAt(pause, now()));
  const isPlanned = status === 'scheduled';
  const money = pause && (status === 'active' || isPlanned) ? pauseMoney(pause, status) : null;
  return (
    <>
      {isPaused && <Text>{t('cancel.paused')}</Text>}
      {isPlanned && <Text>{t('cancel.pausePlanned')}</Text>}
      {money && <Text>{money}</Text>}
      {plan.scheduledChange && !plan.contract && <Text>{t('cancel.changeBooked')}</Text>}
      {isUndoable && !isPaused && !isSiteClosed && <Text tone="quiet">{t('cancel.undo')}</Text>}
    </>
  );
};
