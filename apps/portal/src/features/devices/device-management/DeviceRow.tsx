import { isThisDevice, type Device } from '@foyer/domain';
import { ActionRow, IconButton } from '@foyer/ui-kit/core';
import { editIcon } from '@foyer/ui-kit/icons';
import { Link } from 'react-router-dom';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { DeviceStatus, useSessionMac } from '~/shell/portal/devices/DeviceStatus';
import { deviceIcon } from '~/shell/portal/devices/deviceIcons';
import { editDevice } from '../devicePaths';

/**
 * One device: its kind, its name, whether it is online or when it was last seen, and a link to its
 * page.
 */
export const DeviceRow = ({ device }: { device: Device }) => {
  const { t } = useTranslation('devices');
  const mac = useSessionMac();
  const name = device.name || device.mac;
  return (
    <ActionRow
      as="div"
      icon={deviceIcon(device.kind)}
      tile={isThisDevice(device, mac) ? 'soft' : 'plain'}
      title={name}
      hint={<DeviceStatus device={device} />}
      end={
        <IconButton
          as={Link}
          to={editDevice(device.id)}
          icon={editIcon}
          label={t('list.edit', { name })}
        />
      }
    />
  );
};
