import type { RoutePath } from '@foyer/domain';
import { SET_UP_VIEW, VIEW } from '~/shell/portal/portalViews';

export const DEVICES = '/portal/device-management' satisfies RoutePath;
export const ADD_DEVICE = '/portal/device-management/add-device' satisfies RoutePath;
export const WIZARD = '/portal/manage-your-plan/home-networking-wizard' satisfies RoutePath;
/**
 * The wizard as a view of the devices page, for users who cannot open plan pages because they have
 * a personal network only.
 */
export const WIZARD_VIEW = `${DEVICES}?${VIEW}=${SET_UP_VIEW}`;

/**
 * Asks the list to remove devices, with its undo. The request is in the history state, so that a
 * reload does not repeat it.
 */
export interface RemovalState {
  remove: readonly string[];
}

export const readRemoval = (state: unknown): readonly string[] =>
  typeof state === 'object' && state !== null && 'remove' in state && Array.isArray(state.remove)
    ? state.remove.filter((id): id is string => typeof id === 'string')
    : [];
