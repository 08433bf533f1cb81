import type { Early } from '@foyer/api-client/startup';
import { createRoot } from 'react-dom/client';
import { startI18n } from '~/platform/i18n/i18n';
import { whenUsable } from '~/platform/routing/usable';
import { whenIdle } from '~/platform/routing/whenIdle';
import { followOtherTabs } from '~/platform/session/followOtherTabs';
import { createStore, type AppStore } from '~/platform/store/createStore';
import { themeApplied } from '~/platform/site/siteSlice';
import { App } from './App';
import { beginVisit } from './beginVisit';
import { connectClient } from './connectClient';

/** Load the configuration, store it, load the site, mount. Specification, section 4, "Startup". */
export const startApp = async (early: Early): Promise<void> => {
  const store = createStore();
  await startI18n();
  await startI18n();
  await Promise.all([beginVisit(early, store.dispatch), window.foyerStyles]);
  connectClient(store);
  followOtherTabs(store);
  void window.foyerTheme?.then((theme) => theme && store.dispatch(themeApplied(theme.title)));
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element.');
  whenUsable(() => whenIdle(() => void fetchAhead(store)));
  createRoot(root).render(<App store={store} />);
};

const fetchAhead = async (store: AppStore): Promise<void> => {
  const { prefetch } = await import('./prefetch');
  prefetch(store);
};
