import { isFree, pauseRefund, type PauseRecord, type PauseState } from '@foyer/domain';
import { Text } from '@foyer/ui-kit/core';
import { ConfirmDialog } from '@foyer/ui-kit/parts';
import { now } from '~/session/storage/browserStores';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useMoney } from '~/shared/money/useMoney';

interface EndPauseDialogProps {
  pause: PauseRecord;
  stand: PauseState;
  open: boolean;
  busy: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Confirms the end of a pause, and says what becomes of the money that it cost. Rule PAUSE-7. */
export const EndPauseDialog = ({ pause, stand, ...dialog }: EndPauseDialogProps) => {
  const { t } = useTranslation('plan');
  const money = useMoney();
  const isBegun = stand === 'active';
  const texts = isBegun ? 'endPause.begun' : 'endPause.planned';
  const refund = pauseRefund(pause, stand, now());
  const isPart = refund.minor < pause.price.minor;
  const refunded = isPart ? 'begun.part' : 'planned.money';
  const outcome = isFree(refund) ? 'begun.money' : refunded;
  const says = stand !== 'unknown' && !isFree(pause.price);
  return (
    <ConfirmDialog
      {...dialog}
      heading={t(`${texts}.heading`)}
      confirmLabel={t(`${texts}.confirm`)}
      cancelLabel={t('endPause.keep')}
      tone="primary"
    >
      {isBegun && <Text>{t('endPause.begun.text')}</Text>}
      {says && (
        <Text>
          {t(`endPause.${outcome}`, { price: money.text(pause.price), refund: money.text(refund) })}
        </Text>
      )}
    </ConfirmDialog>
  );
};
