import { Suspense, useEffect, useState } from 'react';
import { HashRouter, Route, Routes } from 'react-router-dom';
import { WrongUrl } from '~/features/entry/routes';
import { loadOffer } from '~/features/purchase/routes';
import { ScreenSkeleton } from '~/shell/layout/ScreenSkeleton';
import { FramedPage } from '~/shell/portal/lazyPortalScreen';
import { LoadPlans } from '~/shell/log-out/LoadPlans';
import type { AppStore } from '~/session/store/createStore';
import { resumeNavigation } from '~/shared/routing/failedNavigation';
import { isPortalPath } from '~/shared/routing/isPortalPath';
import { TakeLinkSecrets } from '~/shared/routing/TakeLinkSecrets';
import { withNavigationFocus } from '~/shared/routing/withNavigationFocus';
import { createPendingChanges, PendingChanges } from '~/session/PendingChanges';
import { Guarded } from '~/session/guards/Guarded';
import { AvailableRoutes } from '~/shared/routing/AvailableRoutes';
import { keepFocus } from './keepFocus';
import { screens } from './screens';

const UnknownPage = withNavigationFocus(WrongUrl);

const known = new Set(screens.map(({ path }) => path));

const loadPlans = async (store: AppStore) => (await loadOffer()).loadOffer(store);

/** All screens, each behind its guard. */
const RoutedScreens = () => {
  useEffect(() => void resumeNavigation(), []);
  useEffect(keepFocus, []);
  const [pendingChanges] = useState(createPendingChanges);
  return (
    <AvailableRoutes value={known}>
      <LoadPlans value={loadPlans}>
        <PendingChanges value={pendingChanges}>
          <HashRouter>
            <TakeLinkSecrets>
              <Suspense fallback={<ScreenSkeleton />}>
                <Routes>
                  {screens.map(({ path, Screen }) => (
                    <Route
                      key={path}
                      path={path}
                      element={
                        <Guarded route={path}>
                          {isPortalPath(path) ? (
                            <FramedPage>
                              <Screen />
                            </FramedPage>
                          ) : (
                            <Screen />
                          )}
                        </Guarded>
                      }
                    />
                  ))}
                  <Route path="*" element={<UnknownPage />} />
                </Routes>
              </Suspense>
            </TakeLinkSecrets>
          </HashRouter>
        </PendingChanges>
      </LoadPlans>
    </AvailableRoutes>
  );
};

export default RoutedScreens;
