import { checkRoute, queryOf, type RoutePath } from '@foyer/domain';
import { selectRouteFacts } from './selectRouteFacts';
import { useAppSelector } from '~/session/store/hooks';

/**
 * Where the guards redirect from a page, or null when it may open. A change of facts that does not
 * change the verdict causes no render.
 */
export const useRouteRedirect = (route: RoutePath, search: string): string | null =>
  useAppSelector((state) => {
    const verdict = checkRoute(route, selectRouteFacts(state, queryOf(search)));
    return verdict.kind === 'redirect' ? verdict.to : null;
  });
