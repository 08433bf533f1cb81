import { buysExtras } from '@foyer/domain';
import { paymentsApi } from '~/product/card-form/payments.api';
import { askGateway } from '~/product/network/askGateway';
import type { AppDispatch } from '~/session/store/createStore';
import { selectPortalType } from '~/session/store/portalType';
import type { RootState } from '~/session/store/rootReducer';

/** What was asked at the moment of a payment. */
export interface AskedAtPayment {
  /** Settles with the gateway's answer; null where the gateway was not asked. */
  gateway: Promise<void> | null;
  /** The gateway had sent a form for this device before. */
  hadForm: boolean;
  /** Lets go of the payment's status, once the return page holds it. */
  letGo: () => void;
}

let last: (AskedAtPayment & { id: string }) | null = null;

/** Where a plan alone opens the network, the gateway may offer to connect the device once it is paid. */
const awaitsPlan = (state: RootState): boolean =>
  state.session.account?.siteUser.hasActiveSubscription === false &&
  !buysExtras(selectPortalType(state));

/**
 * Asks what the return page needs, the payment's status and the gateway, before that page is drawn.
 * The return page takes both answers over.
 */
export const askAtPayment =
  (id: string) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const state = getState();
    const hadForm = state.session.connect !== null;
    const status = dispatch(paymentsApi.endpoints.getSessionStatus.initiate({ id }));
    const gateway = awaitsPlan(state) ? dispatch(askGateway()) : null;
    last = { id, gateway, hadForm, letGo: () => status.unsubscribe() };
  };

/** What was asked when this payment succeeded in this page; null for any other payment. */
export const askedAtPayment = (id: string | null): AskedAtPayment | null =>
  last?.id === id ? last : null;
