import { noUserSteps } from '@foyer/domain';
import { useNavigate } from 'react-router-dom';
import type { CallFailure } from '~/session/api/isApiError';
import { connectDevice } from '~/product/network/connectDevice';
import { isBlacklisted } from '~/product/network/isBlacklisted';
import { paths } from '~/shared/routing/paths';
import { refreshSession } from '~/session/refreshSession';
import { useAppDispatch, useAppStore } from '~/session/store/hooks';
import { useCreateNoAccountUserMutation } from './no-user.api';

/** What letting a device on came to. */
export interface LetOn {
  state: 'online' | 'connecting' | 'needsPlan' | 'turnedAway';
  /** Of another device; null for the one in hand. */
  mac: string | null;
}

type Answer = { data: LetOn; error?: undefined } | { data?: undefined; error: CallFailure };

/** Another device has no browser to connect with: the backend lets it through by itself. */
export const useLetOn = () => {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const navigate = useNavigate();
  const [letDeviceOn] = useCreateNoAccountUserMutation();

  const turnAway = async (mac: string | null): Promise<Answer> => {
    await navigate(paths.denied);
    return { data: { state: 'turnedAway', mac } };
  };

  /** The device in hand goes online by the router's form: a full navigation. */
  const connectThis = async (isEntitled: boolean): Promise<LetOn> => {
    await dispatch(refreshSession());
    const { connect, deviceState } = store.getState().session;
    if (connect) dispatch(connectDevice(connect));
    if (connect) return { state: 'connecting', mac: null };
    const isOnline = isEntitled || deviceState === 'online';
    return { state: isOnline ? 'online' : 'needsPlan', mac: null };
  };

  /** @param other the address of a device without a browser; null for the one in hand */
  return async (other: string | null): Promise<Answer> => {
    const state = store.getState();
    const checks = state.site.info && noUserSteps(state.site.info).includes('check');
    const mac = other ?? state.session.location?.mac ?? null;
    if (checks && (await isBlacklisted(mac, state))) return turnAway(other);
    const { data, error } = await letDeviceOn({ headlessMac: other });
    if (data) {
      const isEntitled = data.hasActiveSubscription;
      if (other === null) return { data: await connectThis(isEntitled) };
      return { data: { state: isEntitled ? 'online' : 'needsPlan', mac: other } };
    }
    const isDisabled = 'code' in error && error.code === 'DEVICE_DISABLED';
    return isDisabled ? turnAway(other) : { error };
  };
};
