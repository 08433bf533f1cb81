import { offersConnect } from '@foyer/domain';
import { useAppDispatch, useAppSelector } from '~/session/store/hooks';
import { connectDevice } from './connectDevice';

/** Connects this device by the router's form; null when it is online or cannot be connected. */
export const useConnect = (): (() => void) | null => {
  const dispatch = useAppDispatch();
  const connect = useAppSelector(({ session, site }) => {
    // The current device is the agent's, not the customer's. Rule CONN-9.
    if (site.info?.isImpersonating) return null;
    const { connect: form, deviceState, isOutsideNetwork } = session;
    // The gateway sends a form only to entitled devices, with or without an account.
    const entitled = form !== null;
    return offersConnect({ deviceState, entitled, outsideNetwork: isOutsideNetwork }) ? form : null;
  });
  return connect ? () => dispatch(connectDevice(connect)) : null;
};
