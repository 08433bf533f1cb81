import { isThisDevice, type Device } from '@foyer/domain';
import { Button, Text } from '@foyer/ui-kit/core';
import { ConfirmDialog } from '@foyer/ui-kit/parts';
import { useState } from 'react';
import { askGateway } from '~/product/network/askGateway';
import { errorText } from '~/session/api/errorText';
import { useAppDispatch } from '~/session/store/hooks';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { snackbarOpened } from '~/shared/notices/noticesSlice';
import { useSessionMac } from '~/shell/portal/devices/useSessionMac';
import { useReportDeviceLostMutation } from '../devices.api';

/** Reports a device lost, after a question that says what it means. Rule LOST-1. */
export const ReportLost = ({ device }: { device: Device }) => {
  const { t } = useTranslation('devices');
  const dispatch = useAppDispatch();
  const isCurrent = isThisDevice(device, useSessionMac());
  const [report, { isLoading }] = useReportDeviceLostMutation();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { id, name } = device;
  const send = async (): Promise<void> => {
    setProblem(null);
    const { error } = await report({ id });
    setAsking(false);
    if (error) {
      setProblem(errorText(error, t));
      return;
    }
    dispatch(snackbarOpened({ text: t('lost.reported', { name }), type: 'Success' }));
    if (isCurrent) void dispatch(askGateway());
  };
  return (
    <>
      <div role="alert">{problem && <Text tone="critical">{problem}</Text>}</div>
      <Button variant="soft" onClick={() => setAsking(true)}>
        {t('lost.report')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        heading={t('lost.askTitle', { name })}
        tone="critical"
        confirmLabel={t('lost.confirm')}
        cancelLabel={t('lost.cancel')}
        busy={isLoading}
        onConfirm={() => void send()}
        onCancel={() => setAsking(false)}
      >
        {t(isCurrent ? 'lost.askThis' : 'lost.askText')}
      </ConfirmDialog>
    </>
  );
};
