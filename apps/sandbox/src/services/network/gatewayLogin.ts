import { parseMac } from '@foyer/domain';
import type { Backend } from '../Backend';
import { deviceKey, newVisitorKey } from '../buyers/buyerOf';
import { giveToDevice } from '../orders/giveToDevice';
import { enteredAt } from './enteredAt';
import { entryAddress } from './entryAddress';
import type { Caller, UserRow } from '../Caller';
import { ServiceError } from '../ServiceError';
import { isProofOver, type SessionClaims } from '../sessions/sessionClaims';
import { issueSessionToken, noteDevice, type Client } from '../sessions/sessions';
import { belongsTo, findSite, type SiteRow } from '../sites/findSite';
import { accessFor } from './authorizeDevice';
import { refreshDeviceState } from './refreshDeviceState';
import { findGatewayDevice, recordDevice, type GatewayDeviceRow } from './gatewayDevices';
import { requireNotBlacklisted } from './isBlacklisted';
import { deleteForm } from '../saved-orders/savedForms';
import { lostMacOf } from './lostDevices';
import { releaseFromAdder } from './seeDevice';
import { callerFromTicket, type TicketAnswer } from './tickets';

/** Where a visitor is, from the query of the gateway's redirect. */
export interface GatewayVisit {
  location_id: string;
  mac?: string | null | undefined;
  nas_id?: string | null | undefined;
  customer_code?: string | null | undefined;
  connection_type?: string | null | undefined;
  token?: string | null | undefined;
  is_impersonating?: boolean | null | undefined;
  replaces_session?: boolean | null | undefined;
  gateway_proof?: string | null | undefined;
}

/** A form that the browser submits to the gateway. */
export interface ConnectForm {
  method: 'POST';
  action: string;
  fields: Record<string, string>;
}

/** The result of the gateway login. */
export interface GatewayAnswer {
  token: string;
  /** `unseen`: the gateway does not vouch for the device. Rule CONN-8. */
  deviceState: GatewayDeviceRow['state'] | 'unseen';
  connect: ConnectForm | null;
  /** The user has access, but no slot for this device. Rule DEV-10. */
  noFreeSlot: boolean;
  /** Null for an address without a ticket. */
  ticket: TicketAnswer | null;
}

/** How long a device may use its password at the gateway. */
const GRANT_MS = 10 * 60_000;

/** When the gateway has proved the device, now or earlier in this session; null if it does not vouch for it. Rule CONN-6. */
const provedAtOf = (
  backend: Backend,
  { claims }: Caller,
  visit: GatewayVisit,
  client: Client,
): number | null => {
  const mac = parseMac(visit.mac);
  const fresh = enteredAt(backend, visit, client);
  if (!mac || fresh !== null) return fresh;
  const isSame = claims.mac === mac && claims.location_id === visit.location_id;
  const isOver = isProofOver(claims, backend.clock.realNow());
  return claims.vouched && isSame && !isOver ? (claims.proved_at ?? 0) : null;
};

/** The visitor's key of a session, if the session stays with its device. */
const visitorKeyAt = (
  { claims: { buyer, handed_at, linked, ...before } }: Caller,
  mac: string | null,
  { locationId }: SiteRow,
): Pick<SessionClaims, 'buyer' | 'handed_at' | 'linked'> =>
  mac && buyer && before.mac === mac && before.location_id === locationId
    ? { buyer, handed_at, linked }
    : {};

/** Only users of this venue stay logged in. */
const isOf = (user: UserRow | null, site: SiteRow): user is UserRow =>
  user !== null && belongsTo(user, site);

const claimsAt = (
  site: SiteRow,
  visit: GatewayVisit,
  caller: Caller,
  provedAt: number | null,
): SessionClaims => {
  const user = isOf(caller.user, site) ? caller.user : null;
  const mac = parseMac(visit.mac);
  const vouched = provedAt !== null;
  return {
    customer_code: site.customerCode,
    location_id: site.locationId,
    mac: mac ?? '',
    vouched,
    ...(vouched && { proved_at: provedAt }),
    ...(mac && !vouched && { buyer: newVisitorKey() }),
    ...visitorKeyAt(caller, mac, site),
    nas_id: visit.nas_id ?? '',
    connection_type: visit.connection_type ?? '',
    user_id: user?.id ?? null,
    session_id: user ? caller.claims.session_id : null,
    scope: user ? caller.claims.scope : ['anonymous'],
  };
};

/**
 * Where the gateway redirects a device that is online: to the portal's entry with all parameters,
 * because a phone's mini-browser may have stored nothing. The proof is that of the way in: only the gateway
 * makes a new one, so that a proof that somebody has copied does not renew itself.
 */
const backAddress = (backend: Backend, claims: SessionClaims): string =>
  entryAddress(backend, {
    provedAt: claims.proved_at,
    locationId: claims.location_id,
    mac: claims.mac,
    nasId: claims.nas_id,
    customerCode: claims.customer_code,
    connectionType: claims.connection_type,
    redirect: claims.user_id ? '/portal?reload=true' : '/',
  });

const connectForm = (backend: Backend, claims: SessionClaims): ConnectForm => ({
  method: 'POST',
  action: `${backend.publicUrl}/gateway/login`,
  fields: {
    username: claims.mac,
    password: backend.grants.issue({
      mac: claims.mac,
      locationId: claims.location_id,
      userId: claims.user_id,
      sessionId: claims.session_id,
      provedAt: claims.proved_at ?? 0,
      expiresAt: backend.clock.now() + GRANT_MS,
    }),
    dst: backAddress(backend, claims),
    popup: 'false',
  },
});

/**
 * Whether a user is in the session that the gateway has last seen on this device. Then the form asks the gateway for
 * its word again, because it takes it only from the device itself. Rule CONN-6.
 */
const isBack = (site: SiteRow, { user, session, impersonating }: Caller, mac: string): boolean =>
  !impersonating && session?.mac === mac && isOf(user, site);

const noWay = { connect: null, noFreeSlot: false };

/**
 * The form for a device that its user or the device itself has access for, or that no slot is free.
 *
 * @param holder whose access keeps the device online: null for its own, undefined for a device that is offline. One that
 * is online by its own access gets the form of its user's, so that it stays online when its own ends.
 */
const waysOnline = async (
  backend: Backend,
  site: SiteRow,
  claims: SessionClaims,
  { user, mac, holder }: { user: UserRow | null; mac: string; holder?: string | null | undefined },
): Promise<Pick<GatewayAnswer, 'connect' | 'noFreeSlot'>> => {
  if (typeof holder === 'string') return noWay;
  const access = await accessFor(backend, site, user, mac);
  const connects = access === 'user' || (access === 'device' && holder === undefined);
  return {
    connect: connects ? connectForm(backend, claims) : null,
    noFreeSlot: access === 'noFreeSlot',
  };
};

/**
 * Starts a visitor's session at a venue and tells the portal how to get online. Rule
 * START-15.
 * @throws ServiceError `SITE_NOT_FOUND`, `DEVICE_DISABLED`
 */
export const gatewayLogin = async (
  backend: Backend,
  caller: Caller,
  visit: GatewayVisit,
  client: Client,
): Promise<GatewayAnswer> => {
  const site = await findSite(backend.db, visit.location_id);
  if (!site) throw new ServiceError('SITE_NOT_FOUND', 'There is no portal for this location.');
  const mac = parseMac(visit.mac);
  await requireNotBlacklisted(backend.db, mac);
  const { caller: visitor, ticket } = await callerFromTicket(backend, caller, visit, site, client);
  if (ticket?.state === 'otherUser' && visitor.session && !isOf(visitor.user, site)) {
    // Elsewhere the session would end: it waits for the user's answer, as it is.
    const token = await issueSessionToken(backend, visitor.session, visitor.claims);
    return { token, deviceState: 'captive', ...noWay, ticket };
  }
  const lost = await lostMacOf(backend, visitor);
  const keepsLost = lost !== null && lost !== mac;
  const here = keepsLost ? { ...visit, mac: lost } : visit;
  const provedAt = keepsLost ? null : provedAtOf(backend, caller, visit, client);
  const claims = claimsAt(site, here, visitor, provedAt);
  // What was typed before this log-in, also on a device that the gateway vouches for only now. Rule BUY-26.
  if (ticket?.state === 'accepted')
    for (const session of [caller, { claims }]) await deleteForm(backend.db, session);
  const token =
    claims.session_id && visitor.session
      ? await issueSessionToken(backend, visitor.session, claims)
      : await backend.tokens.issue(claims);
  if (!mac) return { token, deviceState: 'captive', ...noWay, ticket };
  if (!claims.vouched) {
    const known = await findGatewayDevice(backend.db, site.locationId, mac);
    // Everybody can name a device; only its own user learns whether it is online. Rule CONN-8.
    const isOwn = known !== null && known.userId !== null && known.userId === visitor.user?.id;
    const isOnline = isOwn && (await refreshDeviceState(backend, known)) === 'online';
    if (isOnline) return { token, deviceState: 'online', ...noWay, ticket };
    const ways = isBack(site, visitor, mac)
      ? await waysOnline(backend, site, claims, { user: visitor.user, mac })
      : noWay;
    // A lost device is known to be offline wherever it is.
    return { token, deviceState: lost === null ? 'unseen' : 'captive', ...ways, ticket };
  }
  const own = deviceKey(site.locationId, mac);
  if (claims.buyer && claims.buyer !== own) await giveToDevice(backend, claims, own);
  // An agent's computer never becomes the customer's device. Rule CONN-9.
  const user = claims.user_id && !visitor.impersonating ? visitor.user : null;
  if (user) await releaseFromAdder(backend.db, site, mac, user.id);
  const device = await recordDevice(
    backend.db,
    { mac, locationId: site.locationId, nasId: claims.nas_id, userId: user?.id ?? null },
    backend.clock.now(),
  );
  if (user && visitor.session) await noteDevice(backend, visitor.session, mac);
  const deviceState = await refreshDeviceState(backend, device);
  const holder = deviceState === 'online' ? device.userId : undefined;
  const ways = visitor.impersonating
    ? noWay
    : await waysOnline(backend, site, claims, { user, mac, holder });
  return { token, deviceState, ...ways, ticket };
};
