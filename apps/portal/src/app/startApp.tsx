import type { ConnectionOptions } from '@foyer/api-client';
import type { Early } from '@foyer/api-client/startup';
import { createRoot } from 'react-dom/client';
import { FailedStart } from '~/features/entry/routes';
import { startI18n } from '~/shared/i18n/i18n';
import { pageBegins, whenUsable } from '~/shared/loading/usable';
import { whenIdle } from '~/shared/loading/whenIdle';
import { followOtherTabs } from '~/session/followOtherTabs';
import { tokens } from '~/session/storage/stores';
import { tokenChanged } from '~/session/tokenChanged';
import { createStore, type AppStore } from '~/session/store/createStore';
import { followTheme } from '~/shell/theme/followTheme';
import { App } from './App';
import { connectClient } from './connectClient';
import { becomeLater } from './later';
import { enterVisit } from './enterVisit';

/** A started portal, for whoever has to end it again. */
export interface RunningApp {
  store: AppStore;
  stop: () => void;
}

/**
 * Load the configuration, store it, load the site, mount. Specification, section 4, "Startup". A
 * start that breaks says so, and offers to try again.
 *
 * @param connection settings of the client that differ from its own, such as shorter time-outs
 */
export const startApp = async (
  early: Early,
  connection: Partial<ConnectionOptions> = {},
): Promise<RunningApp> => {
  pageBegins();
  const store = createStore();
  const stopListening = tokens.subscribe(() => store.dispatch(tokenChanged()));
  const connect = () => connectClient(store, connection);
  await startI18n();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element.');
  const page = createRoot(root);
  try {
    await Promise.all([enterVisit(early, store, connect), window.foyerStyles]);
  } catch {
    page.render(<FailedStart />);
    return {
      store,
      stop: () => {
        stopListening();
        page.unmount();
      },
    };
  }
  const stopFollowing = followOtherTabs(store);
  const stopFollowingTheme = followTheme(store, window.foyerTheme ?? Promise.resolve(null));
  whenUsable(() => whenIdle(() => void fetchAhead(store)));
  page.render(<App store={store} />);
  return {
    store,
    stop: () => {
      stopListening();
      stopFollowing();
      stopFollowingTheme();
      page.unmount();
    },
  };
};

const fetchAhead = async (store: AppStore): Promise<void> => {
  try {
    const { prefetch } = await import('./prefetch');
    prefetch(store);
    becomeLater();
  } catch {
    // Whatever wants these asks for them again.
  }
};
