import { CAPTIVE_TYPE, parseMac } from '@foyer/domain';
import type { Context } from 'hono';
import type { Backend } from '../services/Backend';
import { Page } from '../console/Page';
import type { AddRoutes } from '../http/createApp';
import { seeDevice } from '../services/network/seeDevice';
import { findSite } from '../services/sites/findSite';
import { entryAddress } from '../services/network/entryAddress';
import { authorizeDevice, type Authorization } from '../services/network/authorizeDevice';
import { isOtherDevice } from '../http/gatewayDevice';

const formFields = async (c: Context): Promise<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(await c.req.text()));

/** Accepts http and https addresses only; any other becomes the fallback. */
const destination = (dst: string | undefined, fallback: string): string =>
  dst && URL.canParse(dst) && /^https?:$/.test(new URL(dst).protocol) ? dst : fallback;

const refusals: Record<Exclude<Authorization, 'online'>, string> = {
  notEntitled:
    'This device has no plan, or the page was open too long. Go back to the portal and try again.',
  noFreeSlot:
    'You’re using all your device slots. Remove a device in the portal, then connect again.',
  noSlotFromSupport:
    'You’re using all your device slots. To free one, contact the venue’s support.',
};

const refused = (backend: Backend, reason: Exclude<Authorization, 'online'>) => (
  <Page title="We couldn’t connect this device">
    <h1>We couldn’t connect this device</h1>
    <p>{refusals[reason]}</p>
    <p>
      <a class="button" href={`${backend.publicUrl}/v2/`}>
        Back to the portal
      </a>
    </p>
  </Page>
);

/** Handles the log-in form of a MikroTik hotspot: authorizes the device and redirects to `dst`. */
const login = (backend: Backend) => async (c: Context) => {
  const { username, password = '', dst } = await formFields(c);
  const grant = backend.grants.read(password, backend.clock.now());
  const isTheirs =
    grant !== null && parseMac(username) === grant.mac && !isOtherDevice(backend, c, grant);
  const result = isTheirs
    ? await authorizeDevice(backend, grant, c.req.header('user-agent') ?? '')
    : 'notEntitled';
  if (result !== 'online')
    return c.html(refused(backend, result), result === 'notEntitled' ? 403 : 409);
  return c.redirect(destination(dst, `${backend.publicUrl}/v2/`), 303);
};

/** A device that asks is a device that the gateway sees. */
const stateOf = async (backend: Backend, c: Context) => {
  const mac = parseMac(c.req.query('mac'));
  const locationId = c.req.query('location_id') ?? '';
  const site = await findSite(backend.db, locationId);
  const seen = site && mac ? await seeDevice(backend, site, mac) : null;
  return { mac, locationId, site, state: seen?.state ?? 'captive', until: seen?.until ?? null };
};

/** The captive portal API of RFC 8908. */
const captiveApi = (backend: Backend) => async (c: Context) => {
  const { mac, locationId, state, until } = await stateOf(backend, c);
  const body = {
    captive: state !== 'online',
    'user-portal-url': entryAddress(backend, { locationId, mac }),
    'venue-info-url': `${backend.publicUrl}/v2/`,
    'can-extend-session': true,
    ...(until !== null
      ? { 'seconds-remaining': Math.max(0, Math.floor((until - backend.clock.now()) / 1000)) }
      : {}),
  };
  return c.body(JSON.stringify(body), 200, {
    'content-type': CAPTIVE_TYPE,
    'cache-control': 'private, no-store',
  });
};

const words = {
  online: 'This device is online.',
  quarantined: 'This device can only reach the payment page and email for now.',
  captive: 'This device isn’t online.',
} as const;

/** The page that a phone requests to find out whether it is online. */
const check = (backend: Backend) => async (c: Context) => {
  const { mac, locationId, site, state } = await stateOf(backend, c);
  return c.html(
    <Page title={state === 'online' ? 'Online' : 'Not online'}>
      <h1>{words[state]}</h1>
      <p class="quiet">
        {mac ?? 'Unknown device'} at {site?.details.name ?? 'no known venue'}
      </p>
      {state !== 'online' && (
        <p>
          <a class="button" href={entryAddress(backend, { locationId, mac })}>
            Open the portal
          </a>
        </p>
      )}
    </Page>,
  );
};

/** The log-in form of the venue's gateway. */
export const gatewayRoutes =
  (backend: Backend): AddRoutes =>
  (app) => {
    app.post('/gateway/login', login(backend));
  };

/**
 * The gateway's captive portal API, and the page that phones check. They answer for any device that the caller
 * names, so they are for this machine only.
 */
export const deviceStateRoutes =
  (backend: Backend): AddRoutes =>
  (app) => {
    app.get('/gateway/captive', captiveApi(backend));
    app.get('/gateway/check', check(backend));
  };
