import type { Backend } from '../Backend';
import { accountlessDevices } from '../../db/schema/network';
import { ServiceError, fieldError } from '../ServiceError';
import { deviceKey } from '../buyers/buyerOf';
import { entitlementOf } from '../entitlement/entitlementOf';
import { rateLimits } from '../rate-limits/RateLimits';
import type { SiteRow } from '../sites/findSite';
import { findGatewayDevice } from './gatewayDevices';
import { requireNotBlacklisted } from './isBlacklisted';
import { seeDevice } from './seeDevice';

/** A signed-up device, and whether that gives it access. */
interface SignedUp {
  address: string;
  active: boolean;
}

/** Which device the proved one signs up: itself, or another where the venue allows that. */
const target = (site: SiteRow, own: string | null, headless: string | null) => {
  if (!site.details.isNoUserJourneyEnabled)
    throw new ServiceError('STATE_CONFLICT', 'You need an account here.');
  if (own === null)
    throw new ServiceError(
      'STATE_CONFLICT',
      'We can’t see this device on the Wi-Fi. Turn Wi-Fi off and on. Then use the page that opens.',
    );
  const mac = headless ?? own;
  const addedBy = mac === own ? null : own;
  if (addedBy && !site.details.isEnabledNujHeadlessDevices)
    throw fieldError('headlessMac', 'You can’t connect other devices from here.');
  return { mac, addedBy };
};

/**
 * Signs up a device without an account: the caller's own, or one without a browser. The latter cannot log in to the
 * gateway, so it goes online as soon as the gateway sees it. Rule NUJ-2.
 * @param own the caller's device, which the gateway vouches for
 * @throws ServiceError `DEVICE_DISABLED`, `STATE_CONFLICT`, `VALIDATION`, `TOO_MANY_REQUESTS`
 */
export const signUpDevice = async (
  { db, clock, limits }: Backend,
  site: SiteRow,
  own: string | null,
  headless: string | null,
): Promise<SignedUp> => {
  const { locationId } = site;
  const { mac, addedBy } = target(site, own, headless);
  await requireNotBlacklisted(db, mac);
  if (addedBy) await limits.use(rateLimits.addedDevice, deviceKey(locationId, addedBy));
  const registered = {
    addedBy,
    termsVersion: site.details.terms.version,
    createdAt: clock.now(),
  };
  await db
    .insert(accountlessDevices)
    .values({ mac, locationId, ...registered })
    .onConflictDoUpdate({
      target: [accountlessDevices.mac, accountlessDevices.locationId],
      set: registered,
    });
  const { active } = await entitlementOf({ db, clock }, site, { user: null, mac });
  if (addedBy && (await findGatewayDevice(db, locationId, mac)))
    await seeDevice({ db, clock }, site, mac);
  return { address: mac, active };
};
