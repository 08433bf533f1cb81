import type { RoutePath } from '@foyer/domain';
import { useContext } from 'react';
import { AvailableRoutes } from '~/shared/routing/AvailableRoutes';
import { useVerdict } from './useVerdict';

/** Whether a page has a screen and the guards let this person open it: only then is it linked to. */
export const useOpens = (route: RoutePath): boolean => {
  const isKnown = useContext(AvailableRoutes).has(route);
  return useVerdict(route, '') === null && isKnown;
};
