import { offersConnect } from '@foyer/domain';
import { useAppDispatch, useAppSelector } from '~/session/store/hooks';
import { connectDevice } from './connectDevice';

/**
 * How to get this device online: the router's form, sent for real, because a phone notices that it
 * is online only on a full navigation. Null when there is nothing to do.
 */
export const useConnect = (): (() => void) | null => {
  const dispatch = useAppDispatch();
  const connect = useAppSelector(({ session }) => {
    const { connect: form, deviceState, isOutsideNetwork } = session;
    // The gateway answers a form to whoever is entitled, with an account or without.
    const entitled = form !== null;
    return offersConnect({ deviceState, entitled, outsideNetwork: isOutsideNetwork }) ? form : null;
  });
  return connect ? () => dispatch(connectDevice(connect)) : null;
};
