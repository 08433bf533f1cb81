import { isUser, readToken } from '@foyer/domain';
import type { Call } from '../contract/define/defineCall';
import { gatewayLogin } from '../contract/gateway/gatewayCalls';
import type { LocationStore } from '../session/stores/locationStore';
import type { FlagStore } from '../session/stores/flagStore';
import type { TokenStore } from '../session/stores/tokenStore';
import type { ApiError } from '../transport/apiError';
import { gatewayLoginBody } from '../contract/gateway/wireLocation';
import type { Exchange } from '../transport/exchange';
import { singleFlight } from '../transport/singleFlight';
import type { Renewal } from './renewal';

/** Keeps a call's session valid. */
export type Recovery = {
  /** After a 401. True means: send the call once more. */
  readonly recover: (call: Call, sentToken: string) => Promise<boolean>;
  /** Ends a user's session: replaces the token by a blank session's, then tells the listener, once. */
  readonly endSession: (call: Call, token: string) => Promise<void>;
};

/** The dependencies of the recovery. */
export type RecoverySetting = {
  readonly tokens: TokenStore;
  readonly location: LocationStore;
  readonly agent: FlagStore;
  readonly exchange: Exchange;
  readonly renewal: Renewal;
  /** A user's session has ended. A visitor's token has already replaced theirs. */
  readonly onUnauthorised: (call: string) => void;
  /** The gateway login has answered a user's session. */
  readonly onGatewaySession: () => void;
  /** No visitor's session could be fetched in place of the user's. */
  readonly onSessionFailed: (error: ApiError) => void;
};

/** Rule SES-24. The listener opens the log-in page. */
export const createRecovery = (setting: RecoverySetting): Recovery => {
  const { tokens, renewal } = setting;
  const repeatGatewayLogin = singleFlight(() => logInAtGateway(setting));
  let lostToken: string | null = null;
  const endSession: Recovery['endSession'] = async (call, token) => {
    const isFirstReport = lostToken !== token;
    lostToken = token;
    setting.agent.write(false);
    let { error } = await renewal.replaceToken();
    // Another answer may have renewed the refused session meanwhile.
    if (!error && tokens.claims()?.userId === readToken(token)?.userId)
      ({ error } = await renewal.replaceToken());
    if (!isFirstReport) return;
    if (error) setting.onSessionFailed(error);
    else setting.onUnauthorised(call.name);
  };
  const recover: Recovery['recover'] = async (call, sentToken) => {
    const current = tokens.read();
    if (current && current !== sentToken) return mayRepeatAs(sentToken, current);
    if (isUser(readToken(sentToken))) {
      await endSession(call, sentToken);
      return false;
    }
    if (call.name === gatewayLogin.name) return !(await renewal.replaceToken()).error;
    return repeatGatewayLogin();
  };
  return { recover, endSession };
};

/** A call may be repeated with a newer token of the same user. A visitor's call may use any newer token. */
const mayRepeatAs = (sentToken: string, current: string): boolean => {
  const sent = readToken(sentToken);
  return !sent?.userId || sent.userId === readToken(current)?.userId;
};

const logInAtGateway = async (setting: RecoverySetting): Promise<boolean> => {
  const { tokens, location, agent, exchange, renewal } = setting;
  const details = location.read();
  if (!details) return false;
  const body = gatewayLoginBody(details, agent.read());
  let answer = await exchange(gatewayLogin, { body }, { token: tokens.read() });
  if (answer.error?.kind === 'http' && answer.error.status === 401) {
    await renewal.replaceToken();
    answer = await exchange(gatewayLogin, { body }, { token: tokens.read() });
  }
  if (answer.data?.authorization) {
    tokens.write(answer.data.authorization);
    if (isUser(tokens.claims())) setting.onGatewaySession();
  }
  return !answer.error;
};
