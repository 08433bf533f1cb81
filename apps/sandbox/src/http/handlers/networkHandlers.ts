import { parseMac } from '@foyer/domain';
import type { Handlers } from '../calls/Handler';
import { provedMac, visitorOf } from '../../services/buyers/buyerOf';
import type { Backend } from '../../services/Backend';
import type { Caller, UserCaller, UserRow } from '../../services/Caller';
import { notFound, ServiceError } from '../../services/ServiceError';
import { requireDeviceAccess } from '../../services/devices/requireDeviceAccess';
import { addDevice } from '../../services/devices/manageDevices';
import { keyOf, renewKey, type NetworkKeyRow } from '../../services/network-keys/networkKey';
import { requireOwnNetwork } from '../../services/network-keys/ownNetwork';
import {
  dismissNotice,
  openNotices,
  type NoticeReader,
} from '../../services/network/deviceNotices';
import { countedWide } from '../../services/rate-limits/countedAs';
import { rateLimits } from '../../services/rate-limits/RateLimits';
import { whileLive } from '../../services/sessions/sessions';
import { siteOf, type SiteRow } from '../../services/sites/findSite';

/** @param outside whether another service keeps the Wi-Fi passwords */
const requireNetworkKept = async (
  { db }: Backend,
  site: SiteRow,
  user: UserRow,
  outside: boolean,
): Promise<void> => {
  await requireOwnNetwork(db, site, user);
  const { usingExternalDpsk, hnCloudpathDeviceAddEnabled } = site.details;
  if ((usingExternalDpsk || hnCloudpathDeviceAddEnabled) !== outside)
    throw new ServiceError('FORBIDDEN', 'There are no such personal networks here.');
};

/** The caller's key, or a new one. A stranger whom a reset has logged out gets neither. Rule PASS-4. */
const keyFor = (
  { clock, ...backend }: Backend,
  { user, session }: UserCaller,
  { renew }: { renew?: boolean | undefined },
): Promise<NetworkKeyRow> =>
  whileLive(backend, session, (db) => (renew ? renewKey : keyOf)({ db, clock }, user));

/** Who reads notices; a device only if the gateway vouches for it. */
const readerOf = (caller: Caller): Pick<NoticeReader, 'mac'> & { reader: string | null } => {
  const mac = provedMac(caller);
  return { mac, reader: mac ?? caller.user?.id ?? visitorOf(caller.claims) };
};

/** The calls about the network. */
export const networkHandlers: Handlers<
  'handleDpsk' | 'updateCloudpathDpsk' | 'getDeviceNotifications' | 'dismissDeviceNotification'
> = {
  handleDpsk: async ({ backend, caller, body }) => {
    const site = await siteOf(backend.db, caller);
    await requireNetworkKept(backend, site, caller.user, false);
    const key = await keyFor(backend, caller, body);
    return { body: { passphrase: key.passphrase, ssidName: site.details.wifi.personalSsid } };
  },

  updateCloudpathDpsk: async ({ backend, caller, body }) => {
    const site = await siteOf(backend.db, caller);
    await requireNetworkKept(backend, site, caller.user, true);
    if (body.mac) {
      requireDeviceAccess(site, caller);
      await addDevice(backend, site, caller.user, {
        mac: body.mac,
        name: body.name ?? 'New device',
      });
    }
    const key = await keyFor(backend, caller, body);
    return { body: { passphrase: key.passphrase, ssidName: site.details.wifi.personalSsid } };
  },

  getDeviceNotifications: async ({ backend: { db }, caller, query }) => {
    const mac = parseMac(query.mac);
    // A device gets its own notices only.
    if (mac && caller.mac && mac !== caller.mac) return { body: [] };
    const { customerCode, locationId } = await siteOf(db, caller);
    if (query.customerCode && query.customerCode !== customerCode) return { body: [] };
    const { mac: own, reader } = readerOf(caller);
    const notices = await openNotices(db, {
      customerCode,
      mac: own,
      reader: reader ?? locationId,
    });
    return { body: notices.map(({ id, message }) => ({ id, message })) };
  },

  dismissDeviceNotification: async ({ backend: { db, clock, limits }, caller, client, body }) => {
    await limits.use(rateLimits.dismissedNotice, countedWide(caller, client));
    const { customerCode } = await siteOf(db, caller);
    const { mac, reader } = readerOf(caller);
    if (!reader) throw notFound('notice');
    await dismissNotice(db, { customerCode, mac, reader }, body.id, clock.now());
    return {};
  },
};
