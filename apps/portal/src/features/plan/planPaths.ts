import { VIEW } from '~/shell/portal/portalViews';
import { paths } from '~/shared/routing/paths';

/** The plan's page has a view for pausing: the specification has no route of its own for it. */
export const PAUSE_VIEW = 'pause';
export const pausePath = `${paths.managePlan}?${VIEW}=${PAUSE_VIEW}`;
