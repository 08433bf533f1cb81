import type { Backend } from '../Backend';
import { accountlessDevices } from '../../db/schema/network';
import { ServiceError, fieldError } from '../ServiceError';
import { entitlementOf } from '../entitlement/entitlementOf';
import type { SiteRow } from '../sites/findSite';
import { recordDevice, setDeviceState } from './gatewayDevices';
import { requireNotBlacklisted } from './isBlacklisted';

/** A signed-up device, and whether that gives it access. */
interface SignedUp {
  address: string;
  active: boolean;
}

const target = (site: SiteRow, own: string | null, headless: string | null): string => {
  if (!site.details.isNoUserJourneyEnabled)
    throw new ServiceError('STATE_CONFLICT', 'You need an account here.');
  if (headless && headless !== own && !site.details.isEnabledNujHeadlessDevices)
    throw fieldError('headlessMac', 'You can’t connect other devices from here.');
  const mac = headless ?? own;
  if (!mac) throw fieldError('headlessMac', 'We don’t know this device. Enter its device address.');
  return mac;
};

/**
 * Signs up a device without an account: the caller's own, if the gateway vouches for it, or one
 * without a browser. The latter cannot log in to the gateway, so it goes online at once.
 * @throws ServiceError `DEVICE_DISABLED`, `STATE_CONFLICT`, `VALIDATION`
 */
export const signUpDevice = async (
  { db, clock }: Backend,
  site: SiteRow,
  own: string | null,
  headless: string | null,
): Promise<SignedUp> => {
  const mac = target(site, own, headless);
  await requireNotBlacklisted(db, mac);
  const { locationId } = site;
  await db
    .insert(accountlessDevices)
    .values({
      mac,
      locationId,
      addedBy: mac === own ? null : own,
      termsVersion: site.details.terms.version,
      createdAt: clock.now(),
    })
    .onConflictDoNothing();
  const { active } = await entitlementOf({ db, clock }, site, { user: null, mac });
  if (active && mac !== own) {
    await recordDevice(db, { mac, locationId, nasId: '', userId: null }, clock.now());
    await setDeviceState(db, locationId, mac, 'online');
  }
  return { address: mac, active };
};
