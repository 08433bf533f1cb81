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
  /** When the gateway itself has seen the device, epoch milliseconds on the real clock. Rule CONN-6. */
  provedAt?: number | undefined;
}

/** The portal's URL that a gateway redirects a device to. Rule START-10. */
export const entryAddress = (
  { publicUrl, grants }: Pick<Backend, 'publicUrl' | 'grants'>,
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
  if (entry.provedAt !== undefined && mac)
    query.set('gateway_proof', grants.prove({ locationId, mac, nasId }, entry.provedAt));
  if (entry.token) query.set('token', entry.token);
  if (entry.isImpersonating) query.set('is_impersonating', 'true');
  if (entry.redirect) query.set('redirect', entry.redirect);
  return portalAddress(publicUrl, '/stardust/auth/login', query);
};
