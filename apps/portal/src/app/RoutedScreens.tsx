import { Suspense, useEffect } from 'react';
import { HashRouter, Route, Routes } from 'react-router-dom';
import { WrongUrl } from '~/features/entry/routes';
import { loadOffer } from '~/features/purchase/routes';
import { ScreenLoading } from '~/shell/layout/ScreenLoading';
import { reloadPlansBy } from '~/shell/portal/reloadPlans';
import { arriving } from '~/shared/routing/arriving';
import { Guarded } from '~/session/guards/Guarded';
import { KnownRoutes } from '~/shared/routing/KnownRoutes';
import { keepFocus } from './keepFocus';
import { screens } from './screens';

const UnknownPage = arriving(WrongUrl);

const known = new Set(screens.map(({ path }) => path));

reloadPlansBy(async (store) => (await loadOffer()).loadOffer(store));

/** Every screen behind its guard. */
const RoutedScreens = () => {
  useEffect(keepFocus, []);
  return (
    <KnownRoutes value={known}>
      <HashRouter>
        <Suspense fallback={<ScreenLoading />}>
          <Routes>
            {screens.map(({ path, Screen }) => (
              <Route
                key={path}
                path={path}
                element={
                  <Guarded route={path}>
                    <Screen />
                  </Guarded>
                }
              />
            ))}
            <Route path="*" element={<UnknownPage />} />
          </Routes>
        </Suspense>
      </HashRouter>
    </KnownRoutes>
  );
};

export default RoutedScreens;
