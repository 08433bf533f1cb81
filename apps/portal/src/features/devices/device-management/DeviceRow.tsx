import { isThisDevice, type Device } from '@foyer/domain';
import { ActionRow, IconButton } from '@foyer/ui-kit/core';
import { editIcon } from '@foyer/ui-kit/icons';
import { Checkbox } from '@foyer/ui-kit/parts';
import { Link } from 'react-router-dom';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { devicePath } from '~/shared/routing/devicePath';
import { DeviceStatus } from '~/shell/portal/devices/DeviceStatus';
import { useSessionMac } from '~/shell/portal/devices/useSessionMac';
import { deviceIcon } from '~/shell/portal/devices/deviceIcons';
import './deviceRow.css';

interface DeviceRowProps {
  device: Device;
  /** While devices are selected: whether this one is, and what changes that. */
  selection?: { isChosen: boolean; onChoose: (isChosen: boolean) => void };
}

/**
 * One device: its kind, its name, whether it is online or when it was last seen, and a link to its page
 * or, in the same place, a box to tick.
 */
export const DeviceRow = ({ device, selection }: DeviceRowProps) => {
  const { t } = useTranslation('devices');
  const mac = useSessionMac();
  const { name } = device;
  return (
    <ActionRow
      as={selection ? 'label' : 'div'}
      icon={deviceIcon(device.kind)}
      tile={isThisDevice(device, mac) ? 'soft' : 'plain'}
      title={name}
      hint={<DeviceStatus device={device} />}
      end={
        // Both are 48 px wide, so that nothing in the row moves.
        selection ? (
          <span className="device-choice">
            <Checkbox
              aria-label={name}
              checked={selection.isChosen}
              onChange={(event) => selection.onChoose(event.target.checked)}
            />
          </span>
        ) : (
          <IconButton
            as={Link}
            to={devicePath(device.id)}
            icon={editIcon}
            label={t('list.edit', { name })}
          />
        )
      }
    />
  );
};
