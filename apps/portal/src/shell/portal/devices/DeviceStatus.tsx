import { isThisDevice, type Device } from '@foyer/domain';
import { StatusSign } from '@foyer/ui-kit/core';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '~/session/store/hooks';
import '../texts';
import { useLastSeen } from './useLastSeen';

/** The address of the device in hand; null where it is not known. */
export const useSessionMac = (): string | null =>
  useAppSelector(({ session, site }) => session.claims?.mac ?? site.info?.mac ?? null);

/** A device's second line: whether it is online or when it was seen, and what is special about it. */
export const DeviceStatus = ({ device }: { device: Device }) => {
  const { t } = useTranslation('portal');
  const seen = useLastSeen();
  const mac = useSessionMac();
  return (
    <>
      {device.online ? (
        <StatusSign>{t('devices.onlineNow')}</StatusSign>
      ) : (
        <span>{seen(device.lastSeenAt)}</span>
      )}
      {isThisDevice(device, mac) && <span>{t('devices.thisDevice')}</span>}
      {device.wired && <span>{t('devices.wired')}</span>}
      {device.complimentary && <span>{t('devices.complimentary')}</span>}
    </>
  );
};
