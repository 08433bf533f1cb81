import type { UserCaller } from '../Caller';
import { ServiceError } from '../ServiceError';
import { capabilitiesAt } from '../sites/capabilitiesAt';
import type { SiteRow } from '../sites/findSite';

/**
 * At some portal types only users with a legacy plan manage devices.
 * @throws ServiceError `FORBIDDEN`
 */
export const requireDeviceAccess = (site: SiteRow, { user, impersonating }: UserCaller): void => {
  const { devicesNeedLegacyPlan } = capabilitiesAt(site);
  if (devicesNeedLegacyPlan && !user.legacySFAPlan && !impersonating)
    throw new ServiceError('FORBIDDEN', 'Devices are managed for you here.');
};
