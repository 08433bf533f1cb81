import { capabilitiesOf } from './portalCapabilities';
import type { PortalType } from './portalType';

/** Whether an account alone gives access for good: a plan then adds to the access, and doesn't end it. Rule TYPE-4. */
export const includesAccess = (portalType: PortalType): boolean => {
  const { registeringGivesAccess, paidPlanMovesTo } = capabilitiesOf(portalType);
  return registeringGivesAccess && paidPlanMovesTo === null;
};
