import { parseMac, type LocationDetails } from '@foyer/domain';

/** The names of the location details on the wire and in storage. Rule SES-8. */
const names = [
  'mac',
  'nas_id',
  'location_id',
  'customer_code',
  'connection_type',
  'gateway_proof',
] as const;
type Name = (typeof names)[number];

export type WireLocation = { [name in Name]?: string | undefined };

/** The details that have a value; any may be missing. */
export const readWireLocation = (valueOf: (name: Name) => unknown): WireLocation => {
  const location: WireLocation = {};
  for (const name of names) {
    const value = valueOf(name);
    if (value && typeof value === 'string') location[name] = value;
  }
  return location;
};

/** What a gateway or the storage gave, in our names; null where it does not say which site. */
export const fromWireLocation = (wire: WireLocation): LocationDetails | null =>
  wire.location_id
    ? {
        locationId: wire.location_id,
        mac: parseMac(wire.mac ?? null),
        nasId: wire.nas_id || null,
        customerCode: wire.customer_code || null,
        connectionType: wire.connection_type || null,
        ...(wire.gateway_proof && { gatewayProof: wire.gateway_proof }),
      }
    : null;

/** The details under their wire names; what is unknown is left out. */
export const toWireLocation = (details: LocationDetails | null): WireLocation => ({
  ...(details?.mac && { mac: details.mac }),
  ...(details?.nasId && { nas_id: details.nasId }),
  ...(details && { location_id: details.locationId }),
  ...(details?.customerCode && { customer_code: details.customerCode }),
  ...(details?.connectionType && { connection_type: details.connectionType }),
  ...(details?.gatewayProof && { gateway_proof: details.gatewayProof }),
});

/** What the gateway's redirect says besides the location. */
export type GatewayEntry = {
  /** The ticket in the address. */
  readonly token?: string | null;
  /** True once the person has agreed that the ticket's user replaces the logged-in user. */
  readonly replacesSession?: boolean;
  /** True if a support agent acts as a customer. */
  readonly isImpersonating?: boolean;
};

/** The body of `POST /gateway/login` for an entry. */
export const withGatewayEntry = <L extends WireLocation>(
  location: L,
  { token, isImpersonating, replacesSession }: GatewayEntry,
) => ({
  ...location,
  ...(token && { token }),
  ...(isImpersonating && { is_impersonating: true }),
  ...(replacesSession && { replaces_session: true }),
});

/** The body of `POST /gateway/login` for a known location. */
export const gatewayLoginBody = (details: LocationDetails, isImpersonating = false) => ({
  ...withGatewayEntry(toWireLocation(details), { isImpersonating }),
  location_id: details.locationId,
});

/** The value of `X-Location-Details`: URL-encoded `key=value&…`, empty when nothing is known. */
export const locationHeader = (details: LocationDetails | null): string =>
  new URLSearchParams(toWireLocation(details)).toString();
