import { checkRoute, queryOf, type RoutePath } from '@foyer/domain';
import { selectRouteFacts } from './selectRouteFacts';
import { useAppSelector } from '~/session/store/hooks';

/**
 * Where the guards lead from a page, or null when it may open. Only the verdict matters, so a change
 * of facts that leaves it alone renders nothing anew.
 */
export const useRouteRedirect = (route: RoutePath, search: string): string | null =>
  useAppSelector((state) => {
    const verdict = checkRoute(route, selectRouteFacts(state, queryOf(search)));
    return verdict.kind === 'redirect' ? verdict.to : null;
  });
