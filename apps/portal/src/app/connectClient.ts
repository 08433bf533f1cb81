import type { ConnectionOptions } from '@foyer/api-client';
import i18next from 'i18next';
import { configureClient } from '~/session/api/client';
import { reloadUser } from '~/session/refreshSession';
import { snackbarOpened } from '~/shared/notices/noticesSlice';
import { paths } from '~/shared/routing/paths';
import { sessionFailed } from '~/session/store/sessionSlice';
import { sessionStores } from '~/session/storage/browserStores';
import type { AppStore } from '~/session/store/createStore';

/** Long enough to notice the other page and to read why it opened. */
const SESSION_NOTICE_MS = 10_000;

/** Gives the client its addresses and stores, and handles what it reports about the session. */
export const connectClient = (
  store: AppStore,
  connection: Partial<ConnectionOptions> = {},
): void => {
  const { config } = store.getState().site;
  configureClient({
    ...(config && {
      bases: { api: config.apiBase, auth: config.authBase, router: config.routerUrl ?? '' },
    }),
    stores: sessionStores,
    ...connection,
    onUnauthorised: () => {
      const text = i18next.t('common:sessionEnded');
      store.dispatch(snackbarOpened({ text, timeout: SESSION_NOTICE_MS }));
      window.location.hash = `#${paths.login}`;
    },
    onGatewaySession: () => void store.dispatch(reloadUser()),
    onSessionFailed: () => {
      store.dispatch(sessionFailed());
      window.location.hash = `#${paths.portal}`;
    },
  });
};
