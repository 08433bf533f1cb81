import { capabilitiesOf, type Capabilities, type PortalType } from '@foyer/domain';
import type { RootState } from './rootReducer';

type SiteState = Pick<RootState, 'site'>;

/** The portal type of the site; `unknown` until the backend has said it. */
export const selectPortalType = ({ site }: SiteState): PortalType =>
  site.info?.portalType ?? 'unknown';

/** Everything that the portal type changes. Rule TYPE-2. */
export const selectCapabilities = (state: SiteState): Capabilities =>
  capabilitiesOf(selectPortalType(state));
