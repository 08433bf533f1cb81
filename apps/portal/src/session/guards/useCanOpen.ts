import type { RoutePath } from '@foyer/domain';
import { useContext } from 'react';
import { AvailableRoutes } from '~/shared/routing/AvailableRoutes';
import { useRouteRedirect } from './useRouteRedirect';

/**
 * Whether a page has a screen and the guards let this user open it; links to other pages are
 * hidden.
 */
export const useCanOpen = (route: RoutePath): boolean => {
  const isKnown = useContext(AvailableRoutes).has(route);
  return useRouteRedirect(route, '') === null && isKnown;
};
