import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import {
  isUser,
  type Account,
  type ConnectForm,
  type DeviceState,
  type LocationDetails,
  type Order,
  type RegistrationField,
  type TicketAnswer,
  type TokenClaims,
} from '@foyer/domain';

export interface SessionState {
  /** The claims of the current token; null before the first session. */
  claims: TokenClaims | null;
  /**
   * The token belongs to a logged-in user, and the data that the guards need has been requested.
   */
  isLoggedIn: boolean;
  /** A user's session was lost, and nobody has logged in since. The log-in page says so. */
  hasEnded: boolean;
  /** No session could be fetched; `/portal` says so and offers to try again. */
  hasFailed: boolean;
  location: LocationDetails | null;
  /** Opened with no location details and no known gateway. Rule START-20. */
  isOutsideNetwork: boolean;
  /** The logged-in user's account; null for a visitor. */
  account: Account | null;
  /** The registration fields of this site; empty until they are known. */
  registrationFields: readonly RegistrationField[];
  deviceState: DeviceState;
  /** A log-out is under way: the page stays as it is until the log-out is complete. */
  isLoggingOut: boolean;
  /** The log-out is complete: every page redirects to landing before its guard redirects to log-in. */
  isLeaving: boolean;
  /** A user has logged out here since the page loaded. */
  hasLoggedOut: boolean;
  /** The gateway or the operator's equipment list has refused this device. */
  isDenied: boolean;
  /** The router's form that gets this device online; null when there is nothing to do. */
  connect: ConnectForm | null;
  /** The user has access, but no free slot for this device. */
  noFreeSlot: boolean;
  /** What became of the ticket of the gateway's address; null for an address without one. */
  ticket: TicketAnswer | null;
  /** The web address that the visitor was heading for before the gateway caught them. */
  destination: string | null;
  /** The order that this user or device has not paid yet; null while unknown. */
  order: Order | null;
  /** The last plan or portal page, with its query: where logging in leads back to. */
  previousPage: string | null;
}

const initialState: SessionState = {
  claims: null,
  isLoggedIn: false,
  hasEnded: false,
  hasFailed: false,
  location: null,
  isOutsideNetwork: false,
  account: null,
  registrationFields: [],
  deviceState: 'unknown',
  isLoggingOut: false,
  isLeaving: false,
  hasLoggedOut: false,
  isDenied: false,
  connect: null,
  noFreeSlot: false,
  ticket: null,
  destination: null,
  order: null,
  previousPage: null,
};

/** The start has a session; the location is null where no gateway has named one. */
export const sessionStarted =
  createAction<Pick<SessionState, 'location' | 'isOutsideNetwork'>>('session/started');
/** No session could be fetched. */
export const sessionFailed = createAction('session/failed');
/** The start or a refresh has requested everything that the guards ask about this session's user. */
export const sessionRefreshed = createAction('session/refreshed');
/** A user's session is over: logged out, refused, expired or replaced by another user's. */
export const sessionEnded = createAction('session/ended');
/** A user's session has ended although nobody has logged out: refused or expired. */
export const sessionLost = createAction('session/lost');
/** The token has changed. Only `updateSession` dispatches it. */
export const claimsChanged = createAction<TokenClaims | null>('session/claimsChanged');
export const accountChanged = createAction<Account>('session/accountChanged');
export const registrationFieldsLoaded = createAction<readonly RegistrationField[]>(
  'session/registrationFieldsLoaded',
);
export const gatewayAnswered = createAction<
  Pick<SessionState, 'deviceState' | 'connect'> &
    Partial<Pick<SessionState, 'ticket' | 'noFreeSlot'>>
>('session/gatewayAnswered');
/** The gateway or the operator's equipment list has allowed or refused this device. */
export const deviceChecked = createAction<Pick<SessionState, 'isDenied'>>('session/deviceChecked');
export const destinationChanged = createAction<string | null>('session/destinationChanged');
export const orderChanged = createAction<Order | null>('session/orderChanged');
export const pageLeft = createAction<string>('session/pageLeft');
export const logOutStarted = createAction('session/logOutStarted');
/** The session is over and everything is ready for the landing page. */
export const logOutCompleted = createAction('session/logOutCompleted');
/** Landing is open after a log-out. */
export const landingReached = createAction('session/landingReached');

const reducer = (state = initialState, action: UnknownAction): SessionState => {
  if (sessionStarted.match(action)) {
    const { location, isOutsideNetwork } = action.payload;
    const deviceState = isOutsideNetwork ? 'unseen' : state.deviceState;
    return { ...state, location, isOutsideNetwork, deviceState, hasFailed: false };
  }
  if (sessionFailed.match(action)) return { ...state, hasFailed: true };
  if (sessionRefreshed.match(action)) return { ...state, isLoggedIn: isUser(state.claims) };
  if (sessionEnded.match(action))
    return {
      ...state,
      claims: null,
      isLoggedIn: false,
      account: null,
      connect: null,
      noFreeSlot: false,
      order: null,
    };
  if (sessionLost.match(action)) return { ...state, hasEnded: true };
  if (claimsChanged.match(action)) {
    const claims = action.payload;
    return { ...state, claims, hasEnded: state.hasEnded && !isUser(claims) };
  }
  if (accountChanged.match(action)) return { ...state, account: action.payload };
  if (registrationFieldsLoaded.match(action))
    return { ...state, registrationFields: action.payload };
  if (gatewayAnswered.match(action)) {
    const { deviceState, connect, ticket = null, noFreeSlot = false } = action.payload;
    return { ...state, deviceState, connect, ticket, noFreeSlot };
  }
  if (deviceChecked.match(action)) return { ...state, isDenied: action.payload.isDenied };
  if (destinationChanged.match(action)) return { ...state, destination: action.payload };
  if (orderChanged.match(action)) return { ...state, order: action.payload };
  if (pageLeft.match(action)) return { ...state, previousPage: action.payload };
  if (logOutStarted.match(action)) return { ...state, isLoggingOut: true };
  if (logOutCompleted.match(action))
    return { ...state, isLoggingOut: false, isLeaving: true, hasLoggedOut: true };
  // The next user must not return to this user's page.
  if (landingReached.match(action)) return { ...state, isLeaving: false, previousPage: null };
  return state;
};

/** Who is here, where, and whether their device is online (rule SES-3). */
export const sessionSlice = { reducerPath: 'session', reducer } as const;
