import { capabilitiesOf, checkRoute, type RoutePath } from '@foyer/domain';
import type { RootState } from '~/session/store/rootReducer';
import { selectRouteFacts } from './selectRouteFacts';

/** Whether the guards let this person open a page; null is the plan page of the portal type. */
export const opensPage = (state: RootState, page: RoutePath | null): boolean => {
  const { planPage } = capabilitiesOf(state.site.info?.portalType ?? 'unknown');
  return checkRoute(page ?? planPage, selectRouteFacts(state, '')).kind === 'allow';
};
