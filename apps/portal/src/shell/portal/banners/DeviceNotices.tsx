import { Banner, Button } from '@foyer/ui-kit/core';
import { devicesIcon } from '@foyer/ui-kit/icons';
import { useEffect } from 'react';
import { useArrivesTogether } from '~/shell/portal/sections/Together';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { errorShown } from '~/shared/notices/noticesSlice';
import { useAppDispatch, useAppSelector } from '~/session/store/hooks';
import {
  useGetDeviceNotificationsQuery,
  useDismissDeviceNotificationMutation,
} from '~/session/api/portal.api';

/**
 * The network's notices about this device; each is shown until the person dismisses it. A failure to
 * load or dismiss one opens the global error dialog.
 */
export const DeviceNotices = () => {
  const { t } = useTranslation('portal');
  const customerCode = useAppSelector(({ site }) => site.info?.customerCode ?? null);
  // Null means an unknown device; `IGNORE_MAC` is read as null.
  const mac = useAppSelector(({ site }) => site.info?.mac ?? null);
  const reader = { customerCode, mac };
  const { data = [], isError, isLoading } = useGetDeviceNotificationsQuery(reader);
  useArrivesTogether(!isLoading);
  const [dismiss, dismissal] = useDismissDeviceNotificationMutation();
  useErrorDialog(isError, t('common:errors.deviceNotifications'));
  useErrorDialog(dismissal.isError, t('notices.dismissFailed'));
  return data.map(({ id, message }) => (
    <Banner
      key={id}
      icon={devicesIcon}
      role="status"
      title={message}
      action={
        <Button variant="soft" size="small" onClick={() => void dismiss({ ...reader, id })}>
          {t('notices.dismiss')}
        </Button>
      }
    />
  ));
};

const useErrorDialog = (hasFailed: boolean, text: string): void => {
  const dispatch = useAppDispatch();
  // The server refuses calls of a session that is being ended.
  const isLoggingOut = useAppSelector(({ session }) => session.isLoggingOut);
  useEffect(() => {
    if (hasFailed && !isLoggingOut) dispatch(errorShown(text));
    // oxlint-disable-next-line react/exhaustive-deps -- opens once for each failure, not with each change of language
  }, [hasFailed]);
};
