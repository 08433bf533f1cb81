import { loadLogin } from '~/features/accounts/routes';
import { loadOffer, loadPurchase } from '~/features/purchase/routes';
import { loadNotices } from './Notices';
import { refuseBlacklistedDevice } from './refuseBlacklistedDevice';
import { loadRegistrationFields } from '~/session/refreshSession';
import type { AppStore } from '~/session/store/createStore';

/**
 * Fetches what the next tap will need, once the first screen is usable: the client with its
 * transport, the dialogs and the snackbar, the complex parts, the plans and their screen. A failure
 * here costs nothing, because the screen that needs the file requests it again.
 */
export const prefetch = (store: AppStore): void => {
  void Promise.all([
    loadOffer().then(({ loadOffer: load }) => load(store)),
    loadNotices(),
    import('./RoutedScreens'),
    import('~/shell/layout/LazyLanguageMenu'),
    loadPurchase(),
    loadLogin(),
    refuseBlacklistedDevice(store),
    store.getState().session.isLoggedIn ? store.dispatch(loadRegistrationFields()) : null,
  ]).catch(() => undefined);
};
