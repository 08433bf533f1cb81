import { isThisDevice, sharesName, type Device } from '@foyer/domain';
import { Chip, StatusSign } from '@foyer/ui-kit/core';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useGetDevicesQuery } from '~/session/api/portal.api';
import { useLastSeen } from './useLastSeen';
import { useSessionMac } from './useSessionMac';

/** A device's second line: online or last seen, this device, wired, complimentary, and its address if others have its name. */
export const DeviceStatus = ({ device }: { device: Device }) => {
  const { t } = useTranslation('portal');
  const seen = useLastSeen()(device.lastSeenAt);
  const mac = useSessionMac();
  const { isShared } = useGetDevicesQuery(undefined, {
    selectFromResult: ({ data }) => ({ isShared: sharesName(device, data?.devices ?? []) }),
  });
  return (
    <>
      {device.lostAt !== null ? (
        <Chip tone="critical">{t('devices.lost')}</Chip>
      ) : device.online ? (
        <StatusSign>{t('devices.onlineNow')}</StatusSign>
      ) : (
        seen && <span>{seen}</span>
      )}
      {isThisDevice(device, mac) && <span>{t('devices.thisDevice')}</span>}
      {device.wired && <span>{t('devices.wired')}</span>}
      {device.complimentary && <span>{t('devices.complimentary')}</span>}
      {isShared && <bdi>{device.mac}</bdi>}
    </>
  );
};
