import { isFree, pauseRefund, type PauseRecord, type PauseState } from '@foyer/domain';
import { now } from '~/session/storage/browserStores';
import { useAppSelector } from '~/session/store/hooks';
import { selectWithdrawalDays } from '~/session/store/selectWithdrawalDays';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useMoney } from '~/shared/money/useMoney';

/** What becomes of the money that a pause cost if it ends now; null if it was free, or its state is not known. Rule PAUSE-7. */
export const usePauseMoney = () => {
  const { t } = useTranslation('plan');
  const money = useMoney();
  const days = useAppSelector(selectWithdrawalDays);
  return (pause: PauseRecord, status: PauseState): string | null => {
    if (status === 'unknown' || isFree(pause.price)) return null;
    const refund = pauseRefund(pause, status, now());
    const isPart = refund.minor < pause.price.minor;
    const kept = days === null ? 'begun.money' : 'begun.late';
    const outcome = isPart ? 'begun.part' : 'planned.money';
    return t(`endPause.${isFree(refund) ? kept : outcome}`, {
      price: money.text(pause.price),
      refund: money.text(refund),
    });
  };
};
