import { includesAccess } from '../portal-types/includesAccess';
import { capabilitiesOf } from '../portal-types/portalCapabilities';
import type { PortalType } from '../portal-types/portalType';
import type { Account } from './account';

/**
 * Whether the user is online for free, by the account's type or on a free plan, and a paid plan
 * replaces this. Never where access is included for good. Rules TYPE-7 and GUARD-9.
 */
export const hasFreeAccess = (
  account: Pick<Account, 'type' | 'siteUser'> | null,
  portalType: PortalType,
): boolean => {
  if (!account?.siteUser.hasActiveSubscription || includesAccess(portalType)) return false;
  const { paidPlanMovesTo } = capabilitiesOf(portalType);
  const isFreeType = account.type === 'FREE_SIGN_UP' && paidPlanMovesTo !== null;
  return isFreeType || account.siteUser.hasFreePlan;
};
