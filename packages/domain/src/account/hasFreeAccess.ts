import { capabilitiesOf } from '../portal-types/portalCapabilities';
import type { PortalType } from '../portal-types/portalType';
import type { Account } from './account';

/** Whether the user has free access, which a paid plan replaces. Rule TYPE-7. */
export const hasFreeAccess = (
  account: Pick<Account, 'type' | 'siteUser'> | null,
  portalType: PortalType,
): boolean =>
  account?.type === 'FREE_SIGN_UP' &&
  account.siteUser.hasActiveSubscription &&
  capabilitiesOf(portalType).paidPlanMovesTo !== null;
