import type { UserCaller } from '../Caller';
import { ServiceError } from '../ServiceError';
import type { SiteRow } from '../sites/findSite';
import { hasDevicesManagedAt } from './managedDevices';

/**
 * At some portal types only users with a legacy plan manage devices.
 * @throws ServiceError `FORBIDDEN`
 */
export const requireDeviceAccess = (site: SiteRow, { user, impersonating }: UserCaller): void => {
  if (hasDevicesManagedAt(site, user) && !impersonating)
    throw new ServiceError('FORBIDDEN', 'Devices are managed for you here.');
};
