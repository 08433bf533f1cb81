import type { Device, StepResult, VenueStatus } from '@foyer/domain';
import { askGateway } from '~/product/network/askGateway';
import { callApi } from '~/session/api/callApi';
import type { AppDispatch } from '~/session/store/createStore';
import type { RootState } from '~/session/store/rootReducer';
import { selectLostDevice } from '~/session/store/selectLostDevice';

/** How long a router or a picture may take, in milliseconds. */
const PATIENCE_MS = 6000;

/** A router answers a page of another origin with nothing that the page may read; that it answers is enough. */
export const checkGateway = async (routerUrl: string | null): Promise<StepResult> => {
  const isBlocked = window.location.protocol === 'https:' && routerUrl?.startsWith('http:');
  if (!routerUrl || isBlocked) return 'unknown';
  const options = { mode: 'no-cors', cache: 'no-store', credentials: 'omit' } as const;
  return fetch(routerUrl, { ...options, signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    () => 'works',
    () => 'fails',
  );
};

/** An answer that refuses something is an answer too. */
export const checkService = async (): Promise<{
  result: StepResult;
  status: VenueStatus | null;
}> => {
  const { data, error } = await callApi('getVenueStatus');
  const answers = !error || (error.kind === 'http' && error.status < 500);
  return { result: answers ? 'works' : 'fails', status: data ?? null };
};

export const checkPlan = async (): Promise<StepResult> => {
  const { data } = await callApi('getActiveSubscription');
  if (!data) return 'unknown';
  return data.active ? 'works' : 'fails';
};

/** What the gateway says of this device now. */
export const checkDevice =
  () =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<StepResult> => {
    if (getState().site.info?.isImpersonating) return 'unknown';
    await dispatch(askGateway());
    const { deviceState } = getState().session;
    if (deviceState === 'unknown' || deviceState === 'unseen') return 'unknown';
    return deviceState === 'online' ? 'works' : 'fails';
  };

/** This device, if the person who is logged in has reported it lost. */
export const findLost =
  () =>
  async (_: AppDispatch, getState: () => RootState): Promise<Device | null> => {
    if (!getState().session.isLoggedIn) return null;
    const { data } = await callApi('getDevices');
    return selectLostDevice(getState(), data?.devices);
  };

/** Loads the picture over the network: a cached one proves nothing. */
export const checkInternet = (probe: string | null): Promise<StepResult> =>
  new Promise((resolve) => {
    if (!probe) return resolve('unknown');
    const picture = new Image();
    picture.referrerPolicy = 'no-referrer';
    const settled = new AbortController();
    const settle = (result: StepResult): void => {
      settled.abort();
      resolve(result);
    };
    picture.onload = () => settle('works');
    // A picture that the page's own policy refuses says nothing about the internet. That event may come after the error.
    picture.onerror = () => setTimeout(() => settle('fails'));
    document.addEventListener(
      'securitypolicyviolation',
      ({ blockedURI }) => {
        if (blockedURI.startsWith(new URL(probe).origin)) settle('unknown');
      },
      { signal: settled.signal },
    );
    setTimeout(() => settle('fails'), PATIENCE_MS);
    picture.src = `${probe}${probe.includes('?') ? '&' : '?'}${Date.now()}`;
  });
