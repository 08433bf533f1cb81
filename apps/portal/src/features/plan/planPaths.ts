import { VIEW } from '~/shell/portal/portalViews';
import { paths } from '~/shared/routing/paths';

/** The plan page has a view for pausing, because the specification defines no route for it. */
export const PAUSE_VIEW = 'pause';
export const pausePath = `${paths.managePlan}?${VIEW}=${PAUSE_VIEW}`;
