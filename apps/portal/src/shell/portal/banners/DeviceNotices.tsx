import { SITE_INFO_BACK_OFF } from '@foyer/domain';
import { Banner, Button } from '@foyer/ui-kit/core';
import { devicesIcon } from '@foyer/ui-kit/icons';
import { useEffect } from 'react';
import { useSessionMac } from '~/shell/portal/devices/useSessionMac';
import { useArrivesTogether } from '~/shell/portal/sections/Together';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { errorShown, outageEnded, type Outage } from '~/shared/notices/noticesSlice';
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
  const mac = useSessionMac();
  const reader = { customerCode, mac };
  const isLost = useIsLost(reader);
  const { data = [], isLoading } = useGetDeviceNotificationsQuery(reader, {
    pollingInterval: isLost ? SITE_INFO_BACK_OFF : 0,
  });
  useArrivesTogether(!isLoading);
  const [dismiss, dismissal] = useDismissDeviceNotificationMutation();
  useErrorDialog('deviceNotices', isLost, t('common:errors.deviceNotifications'));
  useErrorDialog('dismissal', dismissal.isError, t('notices.dismissFailed'));
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

/** Whether the last answer was an error; asking again does not change that until there is an answer. */
const useIsLost = (reader: Parameters<typeof useGetDeviceNotificationsQuery>[0]): boolean =>
  useGetDeviceNotificationsQuery(reader).error !== undefined;

/** Opens the dialog with the failure, and closes it once the call has succeeded. Rule ERR-23. */
const useErrorDialog = (about: Outage, hasFailed: boolean, text: string): void => {
  const dispatch = useAppDispatch();
  // The server refuses calls of a session that is being ended.
  const isLoggingOut = useAppSelector(({ session }) => session.isLoggingOut);
  useEffect(() => {
    if (hasFailed && !isLoggingOut) dispatch(errorShown(text, about));
    if (!hasFailed) dispatch(outageEnded(about));
    // oxlint-disable-next-line react/exhaustive-deps -- opens once for each failure, not with each change of language
  }, [hasFailed]);
};
