import type { Device } from '@foyer/domain';
import { Button, Stack } from '@foyer/ui-kit/core';
import { CheckboxField } from '@foyer/ui-kit/parts';
import { useState } from 'react';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { DeviceStatus } from '~/shell/portal/devices/DeviceStatus';

interface DeviceSelectionProps {
  /** One page of the devices. */
  devices: readonly Device[];
  onRemove: (devices: readonly Device[]) => void;
}

/** Selects several devices and removes them together. The selection survives a change of page. */
export const DeviceSelection = ({ devices, onRemove }: DeviceSelectionProps) => {
  const { t } = useTranslation('devices');
  const [chosen, setChosen] = useState<ReadonlyMap<string, Device>>(new Map());
  const choose = (device: Device, isChosen: boolean): void =>
    setChosen((before) => {
      const next = new Map(before);
      if (isChosen) next.set(device.id, device);
      else next.delete(device.id);
      return next;
    });
  return (
    <Stack gap={16}>
      <div role="group" aria-label={t('list.choose')}>
        {devices.map((device) => (
          <CheckboxField
            key={device.id}
            label={device.name || device.mac}
            hint={
              <Stack as="span" row gap={8}>
                <DeviceStatus device={device} />
              </Stack>
            }
            checked={chosen.has(device.id)}
            onChange={(event) => choose(device, event.target.checked)}
          />
        ))}
      </div>
      <Button
        variant="soft"
        aria-disabled={chosen.size === 0}
        onClick={() => chosen.size > 0 && onRemove([...chosen.values()])}
      >
        {chosen.size === 0 ? t('list.removeNone') : t('list.remove', { count: chosen.size })}
      </Button>
    </Stack>
  );
};
