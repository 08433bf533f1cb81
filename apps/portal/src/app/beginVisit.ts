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
import { setAliases } from '~/platform/i18n/aliases';
import { errorShown } from '~/platform/notices/noticesSlice';
import { paths } from '~/platform/routing/paths';
import {
  accountChanged,
  claimsChanged,
  gatewayAnswered,
  sessionStarted,
} from '~/platform/session/sessionSlice';
import { locations, tokens } from '~/platform/session/stores';
import { configLoaded, siteInfoLoaded } from '~/platform/site/siteSlice';
import type { AppStore } from '~/platform/store/createStore';

type Dispatch = AppStore['dispatch'];

/**
 * Picks up what the inline script asked for and puts it into the store, in the order of the
 * specification, section 4: public configuration, session, gateway, site information.
 */
export const beginVisit = async (early: Early, dispatch: Dispatch): Promise<void> => {
  const config = await takeConfig(early, dispatch);
  const start = await sameBases(early, config);
  await takeSession(start, dispatch);
  const [gatewayPath] = await Promise.all([
    takeGateway(start, config, dispatch),
    takeAccount(start, dispatch),
  ]);
  const sitePath = await takeSite(start, dispatch);
  const path = sitePath ?? gatewayPath ?? (start.isGatewayEntry ? paths.landing : null);
  // The entry is replaced, so that going back does not log in at the gateway again.
  if (path !== null) window.history.replaceState(null, '', `#${path}`);
};

const takeConfig = async (early: Early, dispatch: Dispatch): Promise<PublicConfig> => {
  const answer = readConfig(await early.config);
  if (answer.error) dispatch(errorShown(i18next.t('errors.publicConfig')));
  const config = answer.data ?? defaultPublicConfig;
  dispatch(configLoaded(config));
  return config;
};

/** Where the configuration names other addresses, the early answers are dropped and asked for there. */
const sameBases = async (early: Early, { apiBase, authBase }: PublicConfig): Promise<Early> => {
  if (apiBase === early.apiBase && authBase === early.authBase) return early;
  const { startEarly } = await import('@foyer/api-client/startup/early');
  return startEarly({ api: apiBase, auth: authBase });
};

const takeSession = async (early: Early, dispatch: Dispatch): Promise<void> => {
  const token = await early.token;
  // A refused local storage gave the inline script nowhere to keep these.
  if (token && tokens.read() === null) tokens.write(token);
  const location = fromWireLocation(early.location ?? {});
  if (location) locations.write(location);
  dispatch(
    sessionStarted({
      location,
      isOutsideNetwork: location === null,
      hasFailed: location !== null && token === null,
    }),
  );
  dispatch(claimsChanged(tokens.claims()));
};

/** @returns where the gateway leads, or null when it says nothing about it */
const takeGateway = async (
  early: Early,
  config: PublicConfig,
  dispatch: Dispatch,
): Promise<string | null> => {
  if (!early.gateway) return null;
  const { data, error } = readGateway(await early.gateway);
  dispatch(claimsChanged(tokens.claims()));
  if (error) return early.isGatewayEntry ? gatewayProblem(error) : null;
  dispatch(gatewayAnswered(data));
  if (!early.isGatewayEntry) return null;
  const target = navigationFor(data.redirect ?? early.redirect, {
    origin: window.location.origin,
    trustedHosts: config.trustedRedirectHosts,
  });
  if (target.kind === 'inside') return target.path;
  if (target.kind !== 'none') dispatch(sessionStarted({ destination: target.href }));
  return null;
};

const gatewayProblem = (error: ApiError): string | null => {
  if (error.kind !== 'http') return null;
  return { 403: paths.denied, 404: paths.portalNotFound }[error.status] ?? null;
};

const takeAccount = async (early: Early, dispatch: Dispatch): Promise<void> => {
  if (!early.account) return;
  const { data } = readUser(await early.account);
  if (data) dispatch(accountChanged(data));
};

/** @returns where to go when there is no such site */
const takeSite = async (early: Early, dispatch: Dispatch): Promise<string | null> => {
  if (!early.siteInfo) return null;
  const { data, error } = readSite(await early.siteInfo);
  if (data) {
    setAliases(data.aliases);
    dispatch(siteInfoLoaded(data));
    return null;
  }
  if (error.kind === 'http' && (error.status === 404 || error.status === 400))
    return paths.portalNotFound;
  dispatch(errorShown(textOf(error)));
  return paths.error;
};

/** The server's own words, or the raw error. Specification, section 8. */
const textOf = (error: ApiError): string =>
  (error.kind === 'http' && error.message) || i18next.t('errors.generic');
