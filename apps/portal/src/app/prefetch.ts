import type { RoutePath } from '@foyer/domain';
import { loadOffer } from '~/features/purchase/routes';
import { loadRegistrationFields } from '~/session/refreshSession';
import { opensPage } from '~/session/guards/opensPage';
import type { AppStore } from '~/session/store/createStore';
import { fetchFiles } from '~/shared/loading/fetchFiles';
import { isPortalPath } from '~/shared/routing/isPortalPath';
import { afterTaps } from './afterTaps';
import { followOwnTexts } from './followOwnTexts';
import { loadFailureReport } from './connectClient';
import { refuseBlacklistedDevice } from './refuseBlacklistedDevice';
import { followTicket } from './ticket/followTicket';

/** What the next taps need, the nearest first: the file of a page, for those who can open it. */
const nextTaps: readonly (readonly [page: RoutePath, file: string])[] = [
  ['/portal', 'portal'],
  ['/login', 'forms'],
];

/**
 * Fetches what the next tap will need, once the first screen is usable; `startApp` asks for the files
 * of the purchase before. Only the plans run, because the landing page shows their price; all other code
 * waits in the browser until a tap. A failure here costs nothing, because the screen that needs the file
 * requests it again. It also says what became of the address's ticket.
 *
 * @param replaceSession starts again as the user of the ticket
 * @param stops collects what ends the work that continues
 */
export const prefetch = async (
  store: AppStore,
  replaceSession: () => Promise<void>,
  stops: (() => void)[],
): Promise<void> => {
  followTicket(store, replaceSession);
  const state = store.getState();
  const ownTexts = followOwnTexts(state.site.config?.textLanguages ?? []);
  stops.push(ownTexts.stop);
  await Promise.allSettled([
    opensPage(state, null) && loadOffer().then(({ loadOffer: load }) => load(store)),
    ownTexts.first,
    loadFailureReport(),
    refuseBlacklistedDevice(store),
    state.session.isLoggedIn && store.dispatch(loadRegistrationFields()),
  ]);
  for (const [page, file] of nextTaps) {
    if (!opensPage(state, page)) continue;
    await afterTaps();
    await fetchFiles(file);
  }
  // Without a network it is too late for the check of the connection. Who is paying needs it least. Rule STATUS-2.
  if (!isPortalPath(window.location.hash.slice(1)) || !opensPage(state, '/portal')) return;
  await afterTaps();
  await fetchFiles('connect');
};
