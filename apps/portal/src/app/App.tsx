import { Suspense, useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { ErrorScreen } from '~/features/entry/routes';
import { withTexts } from '~/shared/i18n/i18n';
import { ScreenSkeleton } from '~/shell/layout/ScreenSkeleton';
import { lazyComponent, type LoadErrorProps } from '~/shared/loading/lazyComponent';
import { NavigationFailed } from '~/shell/layout/NavigationFailed';
import { RestartSession } from '~/session/RestartSession';
import type { AppStore } from '~/session/store/createStore';
import { ErrorBoundary } from './ErrorBoundary';
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

/** The error page, while the router that would open it has not loaded either. */
const RoutesFailed = ({ onRetry }: LoadErrorProps) => (
  <RestartSession value={onRetry}>
    <NavigationFailed />
    <ErrorScreen />
  </RestartSession>
);

const RoutedScreens = lazyComponent(loadRoutedScreens, {
  loading: ScreenSkeleton,
  failed: RoutesFailed,
  reloads: true,
});

/** Loads the router and the list of all screens before a page needs them. */
export const loadRoutes = RoutedScreens.load;

const OptionalServices = lazyComponent(
  withTexts(() => import('~/shell/optional-services/OptionalServices'), 'optional-services'),
);

interface AppProps {
  store: AppStore;
  restart: () => Promise<void>;
  /** Settles once the first screen is usable and the page is idle. */
  idle: Promise<unknown>;
}

/** The root shell: the current view, the global dialogs and the snackbar. Rule SHELL-1. */
export const App = ({ store, restart, idle }: AppProps) => (
  <ErrorBoundary>
    <Provider store={store}>
      <RestartSession value={restart}>
        <CurrentView />
      </RestartSession>
      <Notices />
      <IdleOptionalServices idle={idle} />
    </Provider>
  </ErrorBoundary>
);

/** Chat, the tracker question and logging. They load after the first screen. */
const IdleOptionalServices = ({ idle }: Pick<AppProps, 'idle'>) => {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let isMounted = true;
    idle.then(
      () => isMounted && setIdle(true),
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [idle]);
  return isIdle ? <OptionalServices /> : null;
};

const CurrentView = () => (
  <Suspense fallback={<ScreenSkeleton />}>{useEntryScreen() ?? <RoutedScreens />}</Suspense>
);
