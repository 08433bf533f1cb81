import { capabilitiesOf, portalTypes, type Capabilities, type PortalType } from '@foyer/domain';
import type { SiteRow } from './findSite';

/** A venue's portal type; one that we do not have is `unknown`. */
export const portalTypeAt = (site: SiteRow): PortalType =>
  portalTypes.find((type) => type === site.details.portalType) ?? 'unknown';

/** The capabilities of a venue's portal type. */
export const capabilitiesAt = (site: SiteRow): Capabilities => capabilitiesOf(portalTypeAt(site));
