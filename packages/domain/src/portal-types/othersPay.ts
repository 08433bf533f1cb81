import { capabilitiesOf } from './portalCapabilities';
import type { PortalType } from './portalType';

/** Whether the landlord or the venue pays for the Wi-Fi, and people buy only extras. */
export const othersPay = (portalType: PortalType): boolean =>
  ['landlord', 'venue'].includes(capabilitiesOf(portalType).payer);
