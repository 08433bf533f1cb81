import { fromWireLocation } from '@foyer/api-client/session';
import {
  readConfig,
  readGateway,
  readSite,
  readUser,
  type ApiError,
  type Early,
} from '@foyer/api-client/startup';
import { defaultPublicConfig, navigationFor, type PublicConfig } from '@foyer/domain';
import i18next from 'i18next';
import { errorShown } from '~/shared/notices/noticesSlice';
import { paths } from '~/shared/routing/paths';
import { destinations } from '~/session/storage/destinations';
import { storeSiteInfo } from '~/session/storeSiteInfo';
import { tokenChanged } from '~/session/tokenChanged';
import {
  accountChanged,
  destinationChanged,
  deviceChecked,
  gatewayAnswered,
  sessionFailed,
  sessionRefreshed,
  sessionStarted,
} from '~/session/store/sessionSlice';
import { locations, now, tokens } from '~/session/storage/stores';
import { configLoaded, siteInfoFailed } from '~/session/store/siteSlice';
import type { AppStore } from '~/session/store/createStore';

type Dispatch = AppStore['dispatch'];

/**
 * Picks up what the inline script asked for and puts it into the store, in the order of the
 * specification, section 4: public configuration, session, gateway, site information.
 *
 * @returns the path that the visit goes to; null where it stays on the page that was opened
 */
export const startSession = async (early: Early, dispatch: Dispatch): Promise<string | null> => {
  const config = await takeConfig(early, dispatch);
  const start = sameBases(early, config);
  // Without any session nothing else can be asked: `/portal` says so and offers to try again.
  if (!(await takeSession(start, dispatch))) return paths.portal;
  const [gatewayPath] = await Promise.all([
    takeGateway(start, config, dispatch),
    takeAccount(start, dispatch),
  ]);
  const sitePath = await takeSite(start, dispatch);
  dispatch(sessionRefreshed());
  return sitePath ?? gatewayPath ?? (start.isGatewayEntry ? paths.landing : null);
};

const takeConfig = async (early: Early, dispatch: Dispatch): Promise<PublicConfig> => {
  const answer = readConfig(await early.config);
  if (answer.error) dispatch(errorShown(i18next.t('errors.publicConfig')));
  const config = answer.data ?? defaultPublicConfig;
  dispatch(configLoaded(config));
  return config;
};

/** Where the configuration names other addresses, the early answers are dropped and asked for there. */
const sameBases = (early: Early, { apiBase, authBase }: PublicConfig): Early =>
  apiBase === early.apiBase && authBase === early.authBase
    ? early
    : early.again({ api: apiBase, auth: authBase });

/** @returns false when there is no session at all */
const takeSession = async (early: Early, dispatch: Dispatch): Promise<boolean> => {
  const token = await early.token;
  // A refused local storage gave the inline script nowhere to keep these.
  if (token && tokens.read() === null) tokens.write(token);
  const location = fromWireLocation(early.location ?? {});
  if (location) locations.write(location);
  dispatch(sessionStarted(location));
  dispatch(tokenChanged());
  const hasFailed = location !== null && token === null;
  if (hasFailed) dispatch(sessionFailed());
  return !hasFailed;
};

/** @returns where the gateway leads, or null when it says nothing about it */
const takeGateway = async (
  early: Early,
  config: PublicConfig,
  dispatch: Dispatch,
): Promise<string | null> => {
  if (!early.gateway) return null;
  const { data, error } = readGateway(await early.gateway);
  dispatch(tokenChanged());
  if (data) dispatch(gatewayAnswered(data));
  if (!early.isGatewayEntry) {
    dispatch(destinationChanged(destinations.read()));
    return null;
  }
  const problem = error && gatewayProblem(error);
  dispatch(deviceChecked({ isDenied: problem === paths.denied }));
  return problem ?? takeRedirect(data?.redirect ?? early.redirect, config, dispatch);
};

/**
 * A path of this portal is where the visit goes, and leaves what is kept: a device that has just gone
 * online comes back that way. A full URL is kept as where the visitor was heading.
 */
const takeRedirect = (
  redirect: string | null,
  { trustedRedirectHosts }: PublicConfig,
  dispatch: Dispatch,
): string | null => {
  const target = navigationFor(redirect, {
    origin: window.location.origin,
    trustedHosts: trustedRedirectHosts,
  });
  if (target.kind !== 'inside') destinations.write('href' in target ? target.href : null);
  dispatch(destinationChanged(destinations.read()));
  return target.kind === 'inside' ? target.path : null;
};

const gatewayProblem = (error: ApiError): string | null => {
  if (error.kind !== 'http') return null;
  return { 403: paths.denied, 404: paths.portalNotFound }[error.status] ?? null;
};

/** The guards ask about the person who is logged in: where nothing can be learned, that is said. */
const takeAccount = async (early: Early, dispatch: Dispatch): Promise<void> => {
  if (!early.account) return;
  const { data, error } = readUser(await early.account);
  if (data) dispatch(accountChanged(data));
  else if (error.kind !== 'http' || error.status !== 401)
    dispatch(errorShown(i18next.t('errors.routeCheck')));
};

/** @returns where to go when there is no such site, or none could be had */
const takeSite = async (early: Early, dispatch: Dispatch): Promise<string | null> => {
  if (!early.siteInfo) return null;
  const { data, error } = readSite(await early.siteInfo);
  if (data) {
    dispatch(storeSiteInfo(data));
    return null;
  }
  if (error.kind === 'http' && (error.status === 404 || error.status === 400))
    return paths.portalNotFound;
  dispatch(siteInfoFailed(now()));
  dispatch(errorShown(textOf(error)));
  return paths.error;
};

/** The server's own words, or the raw error. Specification, section 8. */
const textOf = (error: ApiError): string =>
  (error.kind === 'http' && error.message) || i18next.t('errors.generic');
