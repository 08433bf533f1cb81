import { IGNORE_MAC } from '@foyer/domain';
import type { Backend } from '../Backend';
import { portalAddress } from '../sites/portalAddress';

/** The parameters of the gateway's redirect. */
interface Entry {
  locationId: string;
  mac: string | null;
  nasId?: string;
  customerCode?: string;
  connectionType?: string;
  token?: string;
  isImpersonating?: boolean;
  redirect?: string;
  /** Whether the gateway sees the device itself and says so. Rule CONN-6. */
  isVouched?: boolean;
}

/** The portal's URL that a gateway redirects a device to. Rule START-10. */
export const entryAddress = (
  { publicUrl, grants, clock }: Pick<Backend, 'publicUrl' | 'grants' | 'clock'>,
  entry: Entry,
): string => {
  const { locationId, mac, nasId = 'gateway-1' } = entry;
  const query = new URLSearchParams({
    location_id: locationId,
    mac_id: mac ?? IGNORE_MAC,
    nas_id: nasId,
    customer_code: entry.customerCode ?? '',
    connection_type: entry.connectionType ?? 'wifi',
  });
  if (entry.isVouched && mac)
    query.set('gateway_proof', grants.prove({ locationId, mac, nasId }, clock.realNow()));
  if (entry.token) query.set('token', entry.token);
  if (entry.isImpersonating) query.set('is_impersonating', 'true');
  if (entry.redirect) query.set('redirect', entry.redirect);
  return portalAddress(publicUrl, '/stardust/auth/login', query);
};
