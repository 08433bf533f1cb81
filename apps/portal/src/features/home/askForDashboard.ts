import { checkRoute } from '@foyer/domain';
import { portalApi } from '~/session/api/portal.api';
import { selectRouteFacts } from '~/session/guards/selectRouteFacts';
import { selectSessionMac } from '~/session/store/selectSessionMac';
import type { AppStore } from '~/session/store/createStore';

/**
 * Asks for what the dashboard waits for besides its own answer, before it is drawn. Rule START-25.
 *
 * @param started settles once the account and the site are known
 */
export const askForDashboard = async (
  store: AppStore,
  started: Promise<unknown>,
): Promise<void> => {
  await started;
  const { session, site } = store.getState();
  // The guards lead a customer from the root to the dashboard.
  const opened = window.location.hash.slice(1) || '/';
  if (!['/', '/portal'].includes(opened)) return;
  if (checkRoute('/portal', selectRouteFacts(store.getState(), '')).kind !== 'allow') return;
  const once = { subscribe: false };
  const { getDeviceNotifications, getFeedbackInfo, getPause } = portalApi.endpoints;
  const reader = {
    customerCode: site.info?.customerCode ?? null,
    mac: selectSessionMac(store.getState()),
  };
  void store.dispatch(getDeviceNotifications.initiate(reader, once));
  if (session.account?.siteUser.hasRecurringSub)
    void store.dispatch(getPause.initiate(undefined, once));
  if (site.info?.showFeedback) void store.dispatch(getFeedbackInfo.initiate(undefined, once));
};
