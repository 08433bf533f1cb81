import { useAppDispatch, useAppSelector } from '~/session/store/hooks';
import { connectDevice } from './connectDevice';

/**
 * Connects this device by the router's form; null when it is online or cannot be connected. Rule CONN-1.
 *
 * @param takesOver also a device that its own access keeps online, so that the user's access does from now on
 */
export const useConnect = (takesOver = false): (() => void) | null => {
  const dispatch = useAppDispatch();
  const connect = useAppSelector(({ session, site }) => {
    const isDone = session.deviceState === 'online' && !takesOver;
    // The current device is the agent's, not the customer's. Rule CONN-9.
    return isDone || site.info?.isImpersonating ? null : session.connect;
  });
  return connect ? () => dispatch(connectDevice(connect)) : null;
};
