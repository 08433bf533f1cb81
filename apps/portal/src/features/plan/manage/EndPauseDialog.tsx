import type { PauseRecord, PauseState } from '@foyer/domain';
import { Text } from '@foyer/ui-kit/core';
import { ConfirmDialog } from '@foyer/ui-kit/parts';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { usePauseMoney } from '../usePauseMoney';

interface EndPauseDialogProps {
  pause: PauseRecord;
  status: PauseState;
  open: boolean;
  busy: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Confirms the end of a pause, and says what becomes of the money that it cost. Rule PAUSE-7. */
export const EndPauseDialog = ({ pause, status, ...dialog }: EndPauseDialogProps) => {
  const { t } = useTranslation('plan');
  const isBegun = status === 'active';
  const state = isBegun ? 'begun' : 'planned';
  const says = usePauseMoney()(pause, status);
  return (
    <ConfirmDialog
      {...dialog}
      heading={t(`endPause.${state}.heading`)}
      confirmLabel={t(`endPause.${state}.confirm`)}
      cancelLabel={t('endPause.keep')}
      tone="primary"
    >
      {isBegun && <Text>{t('endPause.begun.text')}</Text>}
      {says && <Text>{says}</Text>}
    </ConfirmDialog>
  );
};
