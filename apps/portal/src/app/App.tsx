import { lazy, Suspense } from 'react';
import { Provider } from 'react-redux';
import { ScreenLoading } from '~/platform/layout/ScreenLoading';
import type { AppStore } from '~/platform/store/createStore';
import { Crash } from './Crash';
import { Notices } from './Notices';
import { useEntryScreen } from './useEntryScreen';

const RoutedScreens = lazy(() => import('./RoutedScreens'));

/** The root shell: the current view, the global dialogs and the snackbar. Specification, section 2. */
export const App = ({ store }: { store: AppStore }) => (
  <Crash>
    <Provider store={store}>
      <CurrentView />
      <Notices />
    </Provider>
  </Crash>
);

const CurrentView = () => (
  <Suspense fallback={<ScreenLoading />}>{useEntryScreen() ?? <RoutedScreens />}</Suspense>
);
