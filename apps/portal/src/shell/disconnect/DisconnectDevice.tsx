import { Button, Text } from '@foyer/ui-kit/core';
import { ConfirmDialog } from '@foyer/ui-kit/parts';
import { useState } from 'react';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { disconnectDevice } from '~/product/network/disconnectDevice';
import { errorText } from '~/session/api/errorText';
import { useAppDispatch, useAppSelector } from '~/session/store/hooks';
import { snackbarOpened } from '~/shared/notices/noticesSlice';

/**
 * Disconnects this device while it is online, after saying what that does. Nothing is shown where the
 * portal knows no router. Rule CONN-7.
 */
const DisconnectDevice = () => {
  const { t } = useTranslation('network');
  const dispatch = useAppDispatch();
  const isOnline = useAppSelector(({ session }) => session.deviceState === 'online');
  const hasRouter = useAppSelector(({ site }) => Boolean(site.config?.routerUrl));
  const isLoggedIn = useAppSelector(({ session }) => session.isLoggedIn);
  const hasLoggedOut = useAppSelector(({ session }) => session.hasLoggedOut);
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  if (!hasRouter || (!isOnline && !isBusy)) return null;
  const disconnect = async (): Promise<void> => {
    setBusy(true);
    const { error } = await dispatch(disconnectDevice());
    dispatch(
      error
        ? snackbarOpened({
            text: t('disconnect.failed', { why: errorText(error, t) }),
            type: 'Error',
          })
        : snackbarOpened({ text: t('disconnect.done'), type: 'Success' }),
    );
    setBusy(false);
    setOpen(false);
  };
  return (
    <>
      {hasLoggedOut && !isLoggedIn && (
        <Text size="xs" tone="quiet">
          {t('disconnect.staysOnline')}
        </Text>
      )}
      <Button variant="soft" wide onClick={() => setOpen(true)}>
        {t('disconnect.action')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        heading={t('disconnect.heading')}
        confirmLabel={t('disconnect.confirm')}
        cancelLabel={t('disconnect.cancel')}
        tone="critical"
        busy={isBusy}
        onCancel={() => setOpen(false)}
        onConfirm={() => void disconnect()}
      >
        <Text>
          {t('disconnect.text')} {isLoggedIn && t('disconnect.keeps')}
        </Text>
      </ConfirmDialog>
    </>
  );
};

export default DisconnectDevice;
