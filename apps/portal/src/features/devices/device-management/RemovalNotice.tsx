import { isThisDevice } from '@foyer/domain';
import { Banner, Button } from '@foyer/ui-kit/core';
import { devicesIcon } from '@foyer/ui-kit/icons';
import { useEffect, useRef } from 'react';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useSessionMac } from '~/shell/portal/devices/DeviceStatus';
import type { Removal } from './useRemoval';

/** Names the removed devices and offers to undo. It takes the focus of the removed row. */
export const RemovalNotice = ({ removal }: { removal: Removal }) => {
  const { t } = useTranslation('devices');
  const { pending, undo, hold } = removal;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (pending.length > 0) button.current?.focus();
  }, [pending]);
  const mac = useSessionMac();
  if (pending.length === 0) return null;
  const holdsThis = pending.some((device) => isThisDevice(device, mac));
  const goesOffline = holdsThis || pending.some(({ online }) => online);
  return (
    <div onPointerEnter={() => hold(true)} onPointerLeave={() => hold(false)}>
      <Banner
        icon={devicesIcon}
        role="status"
        title={t('removal.done', { count: pending.length, name: pending[0]?.name })}
        action={
          <Button ref={button} variant="soft" size="small" onClick={undo}>
            {t('removal.undo')}
          </Button>
        }
      >
        {goesOffline && t(`removal.${holdsThis ? 'thisText' : 'text'}`, { count: pending.length })}
      </Banner>
    </div>
  );
};
