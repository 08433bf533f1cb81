import type { ConnectionOptions } from '@foyer/api-client';
import { configureClient } from '~/platform/api/client';
import { paths } from '~/platform/routing/paths';
import { accountChanged, claimsChanged, sessionStarted } from '~/platform/session/sessionSlice';
import { storage, tokens } from '~/platform/session/stores';
import type { AppStore } from '~/platform/store/createStore';

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
      window.location.hash = `#${paths.login}`;
    },
    onSessionFailed: () => {
      store.dispatch(sessionStarted({ hasFailed: true }));
      window.location.hash = `#${paths.portal}`;
    },
  });
};
