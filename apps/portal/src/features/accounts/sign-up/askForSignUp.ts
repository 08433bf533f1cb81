import { agreementsApi } from '~/session/api/agreements.api';
import type { AppStore } from '~/session/store/createStore';
import { accountsApi } from '../accounts.api';

/** Asks for what the registration form shows, while its code is still on its way. */
export const askForSignUp = (store: AppStore): void => {
  const once = { subscribe: false };
  void store.dispatch(accountsApi.endpoints.getRegistrationFields.initiate(undefined, once));
  if (store.getState().site.info?.features.detailedAgreements)
    void store.dispatch(agreementsApi.endpoints.getMarketingPreferences.initiate(undefined, once));
};
