import { Suspense } from 'react';
import { Provider } from 'react-redux';
import { withTexts } from '~/shared/i18n/i18n';
import { LoadError } from '~/shell/layout/LoadError';
import { ScreenSkeleton } from '~/shell/layout/ScreenSkeleton';
import { lazyComponent } from '~/shared/loading/lazyComponent';
import { reloadForNewRelease } from '~/shared/loading/reloadForNewRelease';
import type { AppStore } from '~/session/store/createStore';
import { Crash } from './Crash';
import { useLater } from './later';
import { Notices } from './Notices';
import { useEntryScreen } from './useEntryScreen';

const loadRoutedScreens = async () => {
  // A screen's texts load at the same time as its code only if their paths are known by then.
  const [screens] = await Promise.all([
    import('./RoutedScreens'),
    import('~/shared/i18n/textFiles'),
  ]);
  return screens;
};

const RoutedScreens = lazyComponent(reloadForNewRelease(loadRoutedScreens), {
  loading: ScreenSkeleton,
  failed: LoadError,
});

const Extras = lazyComponent(withTexts(() => import('~/shell/extras/Extras'), 'extras'));

/** The root shell: the current view, the global dialogs and the snackbar. Specification, section 2. */
export const App = ({ store }: { store: AppStore }) => (
  <Crash>
    <Provider store={store}>
      <CurrentView />
      <Notices />
      <Later />
    </Provider>
  </Crash>
);

/** Chat, the question about trackers, and logging. */
const Later = () => (useLater() ? <Extras /> : null);

const CurrentView = () => (
  <Suspense fallback={<ScreenSkeleton />}>{useEntryScreen() ?? <RoutedScreens />}</Suspense>
);
