import type { ApiError, ConnectionOptions } from '@foyer/api-client';
import { configureClient } from '~/session/api/client';
import { currentLanguage, isCurrentLanguage } from '~/shared/i18n/i18n';
import { reloadUser } from '~/session/refreshSession';
import { noteFailure } from '~/shared/logging/failures';
import { hashLink, paths } from '~/shared/routing/paths';
import { failSession } from '~/session/failSession';
import { sessionStores } from '~/session/storage/browserStores';
import type { AppStore } from '~/session/store/createStore';

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
    language: currentLanguage,
    inOwnWords: sayInOwnWords,
    ...connection,
    // `updateSession` has cleared the user's data, and the log-in page says why it opens. An agent's end leads to landing.
    onUnauthorised: () => {
      if (store.getState().session.hasEnded) window.location.replace(hashLink(paths.login));
    },
    onFailure: (error) => void showFailure(store.dispatch, error),
    onFailedTry: (failedTry) => noteFailure({ failedTry }),
    onGatewaySession: () => void store.dispatch(reloadUser()),
    onSessionFailed: (error) => {
      store.dispatch(failSession(error));
      window.location.hash = `#${paths.portal}`;
    },
  });
};

/** A server that does not name its language writes the error catalogue's. */
const SERVERS_OWN = 'en';

/**
 * Says a refusal in the language of the page where the server has written another one. Where the code
 * for it does not load, the server's words stay. Rule ERR-24.
 *
 * @param language what the answer's `Content-Language` says
 */
export const sayInOwnWords: NonNullable<ConnectionOptions['inOwnWords']> = async (
  error,
  language,
) => {
  if (isCurrentLanguage(language ?? SERVERS_OWN)) return error;
  try {
    const { inOwnWords } = await import('~/session/api/refusals/inOwnWords');
    return await inOwnWords(error);
  } catch {
    return error;
  }
};

/** Its code loads ahead, because it is needed when the network fails. */
export const showFailure = async (
  dispatch: AppStore['dispatch'],
  error: ApiError,
): Promise<void> => {
  const { reportFailure } = await loadFailureReport();
  dispatch(reportFailure(error));
};

export const loadFailureReport = () => import('~/session/api/reportFailure');
