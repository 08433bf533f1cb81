import type { ConnectionOptions } from '@foyer/api-client';
import i18next from 'i18next';
import { configureClient } from '~/session/api/client';
import { snackbarOpened } from '~/shared/notices/noticesSlice';
import { paths } from '~/shared/routing/paths';
import { accountChanged, claimsChanged, sessionStarted } from '~/session/store/sessionSlice';
import { storage, tokens } from '~/session/storage/stores';
import type { AppStore } from '~/session/store/createStore';

/** Time enough to find oneself on another page, and to read why. */
const SAID_FOR_MS = 10_000;

/** Tells the client where to call, and the portal what the client learns about the session. */
export const connectClient = (
  store: AppStore,
  connection: Partial<ConnectionOptions> = {},
): void => {
  const { config } = store.getState().site;
  configureClient({
    ...(config && {
      bases: { api: config.apiBase, auth: config.authBase, router: config.routerUrl ?? '' },
    }),
    storage,
    ...connection,
    onUnauthorised: () => {
      store.dispatch(claimsChanged(tokens.claims()));
      store.dispatch(accountChanged(null));
      const text = i18next.t('common:sessionEnded');
      store.dispatch(snackbarOpened({ text, timeout: SAID_FOR_MS }));
      window.location.hash = `#${paths.login}`;
    },
    onSessionFailed: () => {
      store.dispatch(sessionStarted({ hasFailed: true }));
      window.location.hash = `#${paths.portal}`;
    },
  });
};
