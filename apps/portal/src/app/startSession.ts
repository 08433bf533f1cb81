import {
  readConfig,
  readGateway,
  readSite,
  readUser,
  type ApiError,
  type StartupRequests,
} from '@foyer/api-client/startup';
import {
  defaultPublicConfig,
  navigationFor,
  type PublicConfig,
  readToken as claimsOf,
  siteLink,
} from '@foyer/domain';
import { t } from '~/shared/i18n/i18n';
import { noteFailure } from '~/shared/logging/failures';
import { errorShown } from '~/shared/notices/noticesSlice';
import { paths } from '~/shared/routing/paths';
import { logDeviations } from '~/session/api/logDeviations';
import { storeSiteFailure, storeSiteInfo } from '~/session/storeSiteInfo';
import { failSession } from '~/session/failSession';
import { updateSession } from '~/session/updateSession';
import {
  accountChanged,
  destinationChanged,
  deviceChecked,
  gatewayAnswered,
  pageLeft,
  sessionRefreshed,
  sessionStarted,
} from '~/session/store/sessionSlice';
import { takeArrivalPage } from '~/session/storage/arrival';
import { missingSite, storage, tokens } from '~/session/storage/browserStores';
import { configLoaded, siteInfoFailed, siteMissing } from '~/session/store/siteSlice';
import type { AppStore } from '~/session/store/createStore';
import type { RootState } from '~/session/store/rootReducer';
import { showFailure } from './connectClient';

type Dispatch = AppStore['dispatch'];

/**
 * Reads the answers to the startup requests into the store, in the order of rule START-1.
 *
 * @returns the path that the start leads to; null to stay on the opened page
 */
export const startSession = async (
  requests: StartupRequests,
  dispatch: Dispatch,
): Promise<string | null> => {
  const config = await readConfigAnswer(requests, dispatch);
  const sent = await withPresentSession(requests, dispatch);
  // Without a session no other request is possible: `/portal` says so and offers to try again.
  if (!(await readToken(sent, dispatch))) return paths.portal;
  const [gatewayPath] = await Promise.all([
    readGatewayAnswer(sent, config, dispatch),
    readAccountAnswer(sent, dispatch),
  ]);
  const sitePath = await readSiteAnswer(sent, dispatch);
  dispatch(sessionRefreshed());
  const endPath = dispatch(hasSessionEnded) ? paths.login : null;
  return sitePath ?? endPath ?? gatewayPath ?? (sent.isGatewayEntry ? paths.landing : null);
};

const hasSessionEnded = (_: Dispatch, getState: () => RootState): boolean =>
  getState().session.hasEnded;

/**
 * Sends the requests again with a new blank session if the server has refused the present one. A
 * user's session has ended then, and the log-in leads back to the opened page. Rule SES-24.
 * Sends them again, too, if another tab has begun the session of another user meanwhile.
 */
const withPresentSession = async (
  requests: StartupRequests,
  dispatch: Dispatch,
): Promise<StartupRequests> => {
  const { gateway, account, siteInfo } = requests;
  const answers = await Promise.all([gateway, account, siteInfo]);
  const sent = await requests.token;
  // The gateway's answer may have renewed the session: `Bearer <token>`.
  const renewed = answers[0]?.headers.authorization ?? null;
  const present = tokens.read();
  if (!answers.some((answer) => answer?.status === 401)) {
    const isOwn = sent === null || [sent, renewed].map(userOf).includes(userOf(present));
    return isOwn ? requests : requests.resend();
  }
  dispatch(updateSession());
  dispatch(pageLeft(window.location.hash.slice(1)));
  return requests.resend({ refusedToken: present && renewed?.endsWith(present) ? present : sent });
};

/** The user of a session; null for a visitor. */
const userOf = (token: string | null): string | null => claimsOf(token)?.userId ?? null;

const readConfigAnswer = async (
  { config: answer, bases }: StartupRequests,
  dispatch: Dispatch,
): Promise<PublicConfig> => {
  const { data, error } = readConfig(await answer);
  if (error) dispatch(errorShown(t('errors.publicConfig')));
  const { api: apiBase, auth: authBase } = await bases;
  const config = { ...(data ?? defaultPublicConfig), apiBase, authBase };
  dispatch(configLoaded(config));
  return config;
};

/** @returns false when there is no session */
const readToken = async (
  { token: fetched, location, isOutsideNetwork }: StartupRequests,
  dispatch: Dispatch,
): Promise<boolean> => {
  const token = await fetched;
  dispatch(sessionStarted({ location, isOutsideNetwork }));
  dispatch(updateSession());
  const hasFailed = location !== null && token === null;
  if (hasFailed) dispatch(failSession(null));
  return !hasFailed;
};

/** The start script's calls do not go through the client, which notes its own. */
const noteAnswer: typeof logDeviations = (call, answer) => {
  if (answer.error) noteFailure({ failedTry: answer.error });
  return logDeviations(call, answer);
};

/** @returns the path that the gateway leads to, or null when it names none */
const readGatewayAnswer = async (
  requests: StartupRequests,
  config: PublicConfig,
  dispatch: Dispatch,
): Promise<string | null> => {
  if (!requests.gateway) return null;
  const { data, error } = noteAnswer('gatewayLogin', readGateway(await requests.gateway));
  dispatch(updateSession());
  if (data) dispatch(gatewayAnswered(data));
  const problem = error && requests.isGatewayEntry ? gatewayProblem(error) : null;
  // ERR-8, ERR-10
  if (error && !problem) void showFailure(dispatch, error);
  if (!requests.isGatewayEntry) {
    dispatch(destinationChanged(destinationStore.read()));
    return null;
  }
  dispatch(deviceChecked({ isDenied: problem === paths.denied }));
  return problem ?? followRedirect(data?.redirect ?? requests.redirect, config, dispatch);
};

/**
 * Opens a path of this portal and keeps the stored destination, because a device that has just gone
 * online returns this way. Stores a full URL as the visitor's destination.
 */
const followRedirect = (
  redirect: string | null,
  { trustedRedirectHosts }: PublicConfig,
  dispatch: Dispatch,
): string | null => {
  const target = navigationFor(redirect, {
    origin: window.location.origin,
    trustedHosts: trustedRedirectHosts,
  });
  if (target.kind !== 'inside') destinationStore.write('href' in target ? target.href : null);
  dispatch(destinationChanged(destinationStore.read()));
  return target.kind === 'inside' ? takeArrivalPage() || target.path : null;
};

const gatewayProblem = (error: ApiError): string | null => {
  if (error.kind !== 'http') return null;
  return { 403: paths.denied, 404: paths.portalNotFound }[error.status] ?? null;
};

/** The guards need the logged-in user's account. A dialog says when it did not load. */
const readAccountAnswer = async (requests: StartupRequests, dispatch: Dispatch): Promise<void> => {
  const answer = await requests.account;
  if (!answer) return;
  const { data } = noteAnswer('getUser', readUser(answer));
  if (data) dispatch(accountChanged(data));
  else dispatch(errorShown(t('errors.routeCheck')));
};

/** @returns the path of the error page when the site does not exist or its request failed */
const readSiteAnswer = async (
  requests: StartupRequests,
  dispatch: Dispatch,
): Promise<string | null> => {
  if (requests.siteFailedAt !== null) {
    dispatch(siteInfoFailed(requests.siteFailedAt));
    if (!missingSite.read()) return paths.error;
    dispatch(siteMissing());
    return paths.portalNotFound;
  }
  if (!requests.siteInfo) return null;
  const { data, error } = noteAnswer('getSiteInfo', readSite(await requests.siteInfo));
  if (data) {
    dispatch(storeSiteInfo(data));
    return null;
  }
  return dispatch(storeSiteFailure(error));
};

const DESTINATION_KEY = 'foyer.destination';

/**
 * The web address that the visitor opened before the gateway redirected them. It survives the full
 * navigation that puts a device online, unless the browser blocks storage.
 */
const destinationStore = {
  read: (): string | null => siteLink(storage.get(DESTINATION_KEY)),
  write: (href: string | null): void =>
    href ? storage.set(DESTINATION_KEY, href) : storage.remove(DESTINATION_KEY),
};
