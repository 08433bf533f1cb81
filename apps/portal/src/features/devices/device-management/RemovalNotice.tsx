import { isThisDevice } from '@foyer/domain';
import { Banner, Button } from '@foyer/ui-kit/core';
import { devicesIcon } from '@foyer/ui-kit/icons';
import { useEffect, useRef, type FocusEvent } from 'react';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useSessionMac } from '~/shell/portal/devices/useSessionMac';
import type { Removal } from './useRemoval';

/** Names the removed devices and offers to undo. It takes the focus of the removed row. */
export const RemovalNotice = ({ removal }: { removal: Removal }) => {
  const { t } = useTranslation('devices');
  const { pending, undo } = removal;
  const handlers = usePauseWhileThere(removal);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (pending.length > 0) button.current?.focus();
  }, [pending]);
  const mac = useSessionMac();
  if (pending.length === 0) return null;
  const holdsThis = pending.some((device) => isThisDevice(device, mac));
  const goesOffline = holdsThis || pending.some(({ online }) => online);
  return (
    <div {...handlers}>
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

/**
 * The time pauses while the pointer is over the notice or the keyboard is in it. The focus that follows a tap holds
 * nothing: it would stay there until the user taps elsewhere.
 */
const usePauseWhileThere = ({ hold }: Removal) => {
  const isThere = useRef({ pointer: false, keyboard: false });
  const set = (by: 'pointer' | 'keyboard', value: boolean): void => {
    isThere.current[by] = value;
    hold(isThere.current.pointer || isThere.current.keyboard);
  };
  return {
    onPointerEnter: () => set('pointer', true),
    onPointerLeave: () => set('pointer', false),
    onFocus: ({ target }: FocusEvent) => set('keyboard', target.matches(':focus-visible')),
    onBlur: () => set('keyboard', false),
  };
};
