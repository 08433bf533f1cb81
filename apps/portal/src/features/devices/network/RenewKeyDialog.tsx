import type { DeviceList } from '@foyer/domain';
import { Stack, Text } from '@foyer/ui-kit/core';
import { ConfirmDialog } from '@foyer/ui-kit/parts';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { RejoinList } from './RejoinList';
import { useNetworkKey } from './useNetworkKey';

interface RenewKeyDialogProps {
  list: DeviceList;
  open: boolean;
  onClose: () => void;
}

/** Confirms a new key. It names the devices that the new key disconnects. */
export const RenewKeyDialog = ({ list, open, onClose }: RenewKeyDialogProps) => {
  const { t } = useTranslation('devices');
  const { renew, isRenewing } = useNetworkKey();
  const isMove = list.dpskMigrationNeeded;
  const texts = isMove ? 'migration' : 'renew';
  return (
    <ConfirmDialog
      open={open}
      heading={t(`${texts}.heading`)}
      confirmLabel={t(`${texts}.confirm`)}
      cancelLabel={t(`${texts}.cancel`)}
      tone={isMove ? 'primary' : 'critical'}
      busy={isRenewing}
      onCancel={onClose}
      onConfirm={() => void renew().then(onClose)}
    >
      <Stack gap={12}>
        <Text>{t(`${texts}.text`)}</Text>
        <RejoinList list={list} />
      </Stack>
    </ConfirmDialog>
  );
};
