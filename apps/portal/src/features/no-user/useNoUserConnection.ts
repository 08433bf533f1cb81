import { noUserSteps } from '@foyer/domain';
import { useNavigate } from 'react-router-dom';
import type { CallFailure } from '~/session/api/isApiError';
import { connectDevice } from '~/product/network/connectDevice';
import { isBlacklisted } from '~/product/network/isBlacklisted';
import { paths } from '~/shared/routing/paths';
import { refreshSession } from '~/session/refreshSession';
import { useAppDispatch, useAppStore } from '~/session/store/hooks';
import { useCreateNoAccountUserMutation } from './noUser.api';

/**
 * The result for a device, with the address of another one; null for this one. Only the gateway sees whether another device
 * is online, so that one is `registered`.
 */
export type ConnectionResult =
  | { state: 'online' | 'connecting'; mac: null }
  | { state: 'registered'; mac: string }
  | { state: 'needsPlan' | 'blocked'; mac: string | null };

type Answer =
  | { data: ConnectionResult; error?: undefined }
  | { data?: undefined; error: CallFailure };

/** Connects a device without an account. The backend connects another device, which has no browser. */
export const useNoUserConnection = () => {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const navigate = useNavigate();
  const [createUser] = useCreateNoAccountUserMutation();

  /** The page for refused devices is about this device; another one is refused in place. */
  const block = async (mac: string | null): Promise<Answer> => {
    if (mac === null) await navigate(paths.denied);
    return { data: { state: 'blocked', mac } };
  };

  /** This device connects by the router's form, which is a full navigation. */
  const connectThis = async (isEntitled: boolean): Promise<ConnectionResult> => {
    await dispatch(refreshSession());
    const { connect, deviceState } = store.getState().session;
    if (connect) dispatch(connectDevice(connect));
    if (connect) return { state: 'connecting', mac: null };
    const isOnline = isEntitled || deviceState === 'online';
    return isOnline ? { state: 'online', mac: null } : { state: 'needsPlan', mac: null };
  };

  /** @param other the address of a device without a browser; null for this one */
  return async (other: string | null): Promise<Answer> => {
    const state = store.getState();
    const checks = state.site.info && noUserSteps(state.site.info).includes('check');
    const mac = other ?? state.session.location?.mac ?? null;
    if (checks && (await isBlacklisted(mac, state))) return block(other);
    const { data, error } = await createUser({ headlessMac: other });
    if (!error) {
      const isEntitled = data?.hasActiveSubscription ?? false;
      if (other === null) return { data: await connectThis(isEntitled) };
      return { data: { state: isEntitled ? 'registered' : 'needsPlan', mac: other } };
    }
    const isDisabled = 'code' in error && error.code === 'DEVICE_DISABLED';
    return isDisabled ? block(other) : { error };
  };
};
