import { SECOND, removeDevices, type Device, type DeviceList } from '@foyer/domain';
import { useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { askGateway } from '~/product/network/askGateway';
import { errorText } from '~/session/api/errorText';
import { failureOpened } from '~/session/api/reportFailure';
import { PendingChanges } from '~/session/PendingChanges';
import { useAppDispatch } from '~/session/store/hooks';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useDeleteDevicesMutation } from '../devices.api';
import { readRemoval } from '../devicePaths';

/**
 * How long the user can undo a removal. Adding a device again would cost a device change, so the
 * request waits.
 */
const UNDO_MS = 10 * SECOND;
const NO_DEVICES: readonly Device[] = [];

/**
 * Removes devices with time to undo. The devices leave the list at once. The request goes out when
 * the time is over or the user leaves the page. If the server refuses, the devices return to the
 * list with an error.
 */
export const useRemoval = (list: DeviceList) => {
  const [pending, setPending] = useState<readonly Device[]>(NO_DEVICES);
  const [isHeld, setHeld] = useState(false);
  const remove = useDelete();
  const pendingChanges = useContext(PendingChanges);
  /** Devices whose removal has not been sent, for users who leave the page early. */
  const waiting = useRef(NO_DEVICES);

  const wait = useCallback((devices: readonly Device[]): void => {
    waiting.current = devices;
    setPending(devices);
  }, []);

  const commit = useCallback(async (): Promise<void> => {
    if (waiting.current.length === 0) return;
    const removed = remove(waiting.current);
    wait(NO_DEVICES);
    await removed;
  }, [remove, wait]);

  const begin = useCallback(
    (devices: readonly Device[]): void => {
      void commit();
      wait(devices);
    },
    [commit, wait],
  );

  useEffect(() => {
    if (pending.length === 0 || isHeld) return undefined;
    const timer = setTimeout(() => void commit(), UNDO_MS);
    return () => clearTimeout(timer);
  }, [pending, isHeld, commit]);

  // Leaving the page, closing the window and logging out do not undo the removal. The request
  // outlives the first two, and goes out before the third.
  useEffect(() => {
    const leave = () => void commit();
    const forget = pendingChanges?.add(commit);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      forget?.();
      leave();
    };
  }, [commit, pendingChanges]);

  useAskedRemoval(list, begin);
  const shown = useMemo(
    () => removeDevices(list, new Set(pending.map(({ id }) => id))),
    [list, pending],
  );
  return {
    list: shown,
    pending,
    begin,
    undo: () => wait(NO_DEVICES),
    /** The time pauses while the user is at the notice. */
    hold: setHeld,
  };
};

export type Removal = ReturnType<typeof useRemoval>;

/** Sends the removal. It reports a refusal, because the notice with its undo has gone by then. */
const useDelete = () => {
  const { t } = useTranslation('devices');
  const dispatch = useAppDispatch();
  const [deleteDevices] = useDeleteDevicesMutation();
  return useCallback(
    async (devices: readonly Device[]): Promise<void> => {
      const { error } = await deleteDevices(devices.map(({ id }) => id));
      // The current device may connect now: the gateway has let go of it, or a slot is free.
      if (!error) return void dispatch(askGateway());
      const text = t('removal.failed', {
        count: devices.length,
        name: devices[0]?.name,
        why: errorText(error, t),
      });
      dispatch(failureOpened(error, text));
    },
    [deleteDevices, dispatch, t],
  );
};

/** A removal that another page requests through the state of the history entry. */
const useAskedRemoval = (list: DeviceList, begin: (devices: readonly Device[]) => void): void => {
  const { state, pathname } = useLocation() as { state: unknown; pathname: string };
  const navigate = useNavigate();
  useEffect(() => {
    const asked = new Set(readRemoval(state));
    if (asked.size === 0) return;
    begin(list.devices.filter(({ id }) => asked.has(id)));
    void navigate(pathname, { replace: true, state: null });
    // oxlint-disable-next-line react/exhaustive-deps -- once for each navigation
  }, [state]);
};
