import '@foyer/ui-kit/core/neutral.css';
import type { ConnectionOptions } from '@foyer/api-client';
import type { StartupRequests } from '@foyer/api-client/startup';
import { DASHBOARD_PATIENCE } from '@foyer/domain';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { FailedStart } from '~/features/entry/routes';
import { startI18n } from '~/shared/i18n/i18n';
import { fetchFiles } from '~/shared/loading/fetchFiles';
import { createFirstScreen, FirstScreen } from '~/shared/loading/firstScreen';
import { noteFailure, noteUncaughtErrors } from '~/shared/logging/failures';
import { resumeNavigation } from '~/shared/routing/failedNavigation';
import { hashLink, paths, RELOAD_QUERY } from '~/shared/routing/paths';
import { opensPage } from '~/session/guards/opensPage';
import { createAnswersAhead } from '~/session/api/answersAhead';
import { followOtherTabs } from '~/session/followOtherTabs';
import { tokens } from '~/session/storage/browserStores';
import { updateSession } from '~/session/updateSession';
import { createStore, type AppStore } from '~/session/store/createStore';
import { followTheme } from '~/shell/theme/followTheme';
import { App } from './App';
import { askForPlans, keepDashboard } from './askAhead';
import { connectClient } from './connectClient';
import type { fillDashboard as FillDashboard } from './fillDashboard';
import type { prefetch as Prefetch } from './prefetch';
import { startSession } from './startSession';
import { entryScreenAt, hashPath } from './useEntryScreen';

/** A started portal. */
export interface RunningApp {
  store: AppStore;
  stop: () => void;
  /** Settles once the next taps' calls and files are fetched. */
  fetchedAhead: Promise<void>;
}

/**
 * Loads the configuration, stores it, loads the site and mounts the app. Rule START-1. When the
 * start fails, the page says so and offers to try again.
 *
 * @param connection client settings that differ from the defaults, such as shorter time limits
 */
export const startApp = async (
  requests: StartupRequests,
  connection: Partial<ConnectionOptions> = {},
): Promise<RunningApp> => {
  const firstScreen = createFirstScreen();
  const store = createStore();
  const ahead = createAnswersAhead();
  const stopFollowingToken = tokens.subscribe(() => store.dispatch(updateSession()));
  await startI18n();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element.');
  const page = createRoot(root);
  const render = (view: ReactNode) =>
    page.render(<FirstScreen value={firstScreen}>{view}</FirstScreen>);
  const stops = [noteUncaughtErrors(), stopFollowingToken, firstScreen.stop, () => page.unmount()];
  const stop = (): void => stops.forEach((each) => each());

  /**
   * Replaces the address by the path that the start leads to, so that Back does not repeat an
   * entry.
   */
  const start = async (sent: StartupRequests): Promise<string | null> => {
    const path = await startSession(sent, store.dispatch);
    keepDashboard(ahead, sent, store.getState());
    connectClient(store, { fetch: ahead.fetch, ...connection });
    return path;
  };
  const opened = window.location.hash || '#/';
  const restartWith = async (sent: StartupRequests): Promise<void> => {
    const path = await start(sent);
    // A reload may have opened the error page; nothing else leads on from there.
    const wanted = opened === hashLink(paths.error) ? hashLink(paths.landing) : opened;
    window.location.replace(path === null ? wanted : hashLink(path));
  };
  const restart = async (): Promise<void> =>
    void (resumeNavigation() || (await restartWith(requests.resend())));
  const replaceSession = () => restartWith(requests.resend({ replacesSession: true }));
  const startHere = async (): Promise<void> => {
    const path = await start(requests);
    const wanted = path === null ? opened : hashLink(path);
    // A page that has just loaded has nothing to fetch again.
    const address = wanted.replace(RELOAD_QUERY, '');
    if (address === opened) return;
    window.foyerOpened = opened;
    window.history.replaceState(window.history.state, '', address);
  };
  const started = startHere();
  const dashboard = requests.dashboard && tokens.claims()?.userId && loadDashboard(store, started);
  try {
    await Promise.all([started, window.foyerStyles]);
  } catch (thrown) {
    noteFailure({ thrown });
    render(<FailedStart />);
    return { store, stop, fetchedAhead: Promise.resolve() };
  }
  await Promise.race([dashboard, new Promise((settle) => setTimeout(settle, DASHBOARD_PATIENCE))]);
  stops.push(
    followOtherTabs(store),
    followTheme(store, window.foyerTheme ?? Promise.resolve(null), firstScreen.idle),
  );
  // A screen of the entry has all its code, so the network is free while it draws.
  void (entryScreenAt(hashPath()) ? Promise.resolve() : firstScreen.usable).then(() => {
    askForPlans(ahead, store.getState());
    return fetchNextTap(store);
  });
  const fetchedAhead = firstScreen.idle.then(() => fetchAhead(store, replaceSession, stops));
  render(<App store={store} restart={restart} idle={fetchedAhead} />);
  return { store, stop, fetchedAhead };
};

/** A failure costs nothing, because the dashboard loads again when it shows. */
const loadDashboard = async (...given: Parameters<typeof FillDashboard>): Promise<void> => {
  try {
    const { fillDashboard } = await import('./fillDashboard');
    await fillDashboard(...given);
  } catch {}
};

/**
 * The code of a tap on the first page's main action, then of the step after it. It runs later: with
 * `prefetch`, or with the tap.
 */
const fetchNextTap = async (store: AppStore): Promise<void> => {
  const sells = opensPage(store.getState(), null);
  await fetchFiles('calls', 'application', ...(sells ? ['plans'] : []));
  if (sells) await fetchFiles('parts', 'purchase', 'forms');
};

/** A failure costs nothing, because each part is fetched again when it is needed. */
const fetchAhead = async (...given: Parameters<typeof Prefetch>): Promise<void> => {
  const { prefetch } = await import('./prefetch');
  await prefetch(...given);
};
