import type { Device, DeviceKind } from '@foyer/domain';
import { ActionRow, StatusSign, type IconShape } from '@foyer/ui-kit/core';
import { consoleIcon, devicesIcon, laptopIcon, phoneIcon, tvIcon } from '@foyer/ui-kit/icons';
import { useTranslation } from 'react-i18next';
import { useDate } from '~/platform/i18n/useDate';

const icons: Partial<Record<DeviceKind, IconShape>> = {
  phone: phoneIcon,
  tablet: phoneIcon,
  laptop: laptopIcon,
  desktop: laptopIcon,
  tv: tvIcon,
  console: consoleIcon,
};

/** One device: its kind, its name, and whether it is online or when it was seen last. */
export const DeviceRow = ({ device }: { device: Device }) => {
  const { t } = useTranslation('devices');
  const date = useDate();
  const seen =
    device.lastSeenAt === null
      ? t('neverSeen')
      : t('seen', { when: `${date.day(device.lastSeenAt)}, ${date.time(device.lastSeenAt)}` });
  return (
    <ActionRow
      as="div"
      icon={icons[device.kind] ?? devicesIcon}
      tile={device.thisDevice ? 'soft' : 'plain'}
      title={device.name}
      hint={
        <>
          {device.online ? <StatusSign>{t('onlineNow')}</StatusSign> : seen}
          {device.thisDevice && ` ${t('thisDevice')}`}
        </>
      }
      end={null}
    />
  );
};
