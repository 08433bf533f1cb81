import { IGNORE_MAC } from '@foyer/domain';

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
}

/** The portal's URL that a gateway redirects a device to. Rule START-10. */
export const entryAddress = (publicUrl: string, entry: Entry): string => {
  const query = new URLSearchParams({
    location_id: entry.locationId,
    mac_id: entry.mac ?? IGNORE_MAC,
    nas_id: entry.nasId ?? 'gateway-1',
    customer_code: entry.customerCode ?? '',
    connection_type: entry.connectionType ?? 'wifi',
  });
  if (entry.token) query.set('token', entry.token);
  if (entry.isImpersonating) query.set('is_impersonating', 'true');
  if (entry.redirect) query.set('redirect', entry.redirect);
  return `${publicUrl}/v2/#/stardust/auth/login?${query}`;
};
