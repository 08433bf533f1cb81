import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import {
  isAnonymous,
  type ConnectForm,
  type DeviceState,
  type LocationDetails,
  type Account,
  type RegistrationField,
  type TokenClaims,
} from '@foyer/domain';

export interface SessionState {
  /** What the current token says; null before the first session. */
  claims: TokenClaims | null;
  /** Someone is logged in: the token is a user's own. */
  isLoggedIn: boolean;
  /** No session could be had at all; `/portal` says so and offers to try again. */
  hasFailed: boolean;
  location: LocationDetails | null;
  /** Opened with no location details and no known gateway (docs/decisions.md, "Outside the network"). */
  isOutsideNetwork: boolean;
  /** The logged-in person's account; null for a visitor. */
  account: Account | null;
  /** What this site asks of an account; empty until it is known. */
  registrationFields: readonly RegistrationField[];
  deviceState: DeviceState;
  /** On the way out: whatever page is open gives way to landing, before its guard sends people to log in. */
  isLeaving: boolean;
  /** The gateway has turned this device away. */
  isDenied: boolean;
  /** The router's form that gets this device online; null when there is nothing to do. */
  connect: ConnectForm | null;
  /** The web address that the visitor was heading for before the gateway caught them. */
  destination: string | null;
  /** The last plan or portal page, with its query: where logging in leads back to. */
  previousPage: string | null;
}

const initialState: SessionState = {
  claims: null,
  isLoggedIn: false,
  hasFailed: false,
  location: null,
  isOutsideNetwork: false,
  account: null,
  registrationFields: [],
  deviceState: 'unknown',
  isLeaving: false,
  isDenied: false,
  connect: null,
  destination: null,
  previousPage: null,
};

/** Several things about the session at once, as a page load learns them. */
export const sessionStarted = createAction<Partial<SessionState>>('session/started');
export const claimsChanged = createAction<TokenClaims | null>('session/claimsChanged');
export const pageLeft = createAction<string>('session/pageLeft');
export const accountChanged = createAction<Account | null>('session/accountChanged');
export const registrationFieldsLearned = createAction<readonly RegistrationField[]>(
  'session/registrationFieldsLearned',
);
export const gatewayAnswered =
  createAction<Pick<SessionState, 'deviceState' | 'connect'>>('session/gatewayAnswered');

const reducer = (state = initialState, action: UnknownAction): SessionState => {
  if (sessionStarted.match(action)) return { ...state, ...action.payload };
  if (claimsChanged.match(action))
    return {
      ...state,
      claims: action.payload,
      isLoggedIn: action.payload !== null && !isAnonymous(action.payload),
    };
  if (pageLeft.match(action)) return { ...state, previousPage: action.payload };
  if (accountChanged.match(action)) return { ...state, account: action.payload };
  if (registrationFieldsLearned.match(action))
    return { ...state, registrationFields: action.payload };
  if (gatewayAnswered.match(action)) {
    const { deviceState, connect } = action.payload;
    return { ...state, deviceState, connect };
  }
  return state;
};

/** Who is here, where, and whether their device is online (specification, section 4, "Session"). */
export const sessionSlice = { reducerPath: 'session', reducer } as const;
