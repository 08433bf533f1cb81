import { checkRoute, type RoutePath } from '@foyer/domain';
import { selectCapabilities } from '~/session/store/portalType';
import type { RootState } from '~/session/store/rootReducer';
import { selectRouteFacts } from './selectRouteFacts';

/** Whether the guards let this person open a page; null is the plan page of the portal type. */
export const opensPage = (state: RootState, page: RoutePath | null): boolean => {
  const { planPage } = selectCapabilities(state);
  return checkRoute(page ?? planPage, selectRouteFacts(state, '')).kind === 'allow';
};
