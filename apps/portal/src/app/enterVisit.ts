import type { Early } from '@foyer/api-client/startup';
import { whenRetried } from '~/session/retryVisit';
import type { AppStore } from '~/session/store/createStore';
import { startSession } from './startSession';

/**
 * Begins the visit, leads to where it goes, and does so again for whoever has to retry. The gateway
 * entry is replaced in the address, so that going back does not log in at the gateway again.
 *
 * @param connect connects the client to what has been learnt
 */
export const enterVisit = async (
  early: Early,
  store: AppStore,
  connect: () => void,
): Promise<void> => {
  const opened = window.location.hash || '#/';
  const path = await startSession(early, store.dispatch);
  connect();
  if (path !== null) window.history.replaceState(null, '', `#${path}`);
  whenRetried(async () => {
    const next = await startSession(early.again(), store.dispatch);
    connect();
    window.location.replace(next === null ? opened : `#${next}`);
  });
};
