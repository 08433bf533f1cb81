import { isUser, readToken } from '@foyer/domain';
import type { Call } from '../contract/define/defineCall';
import { gatewayLogin } from '../contract/gateway/gatewayCalls';
import type { LocationStore } from '../session/stores/locationStore';
import type { TokenStore } from '../session/stores/tokenStore';
import { gatewayLoginBody } from '../contract/gateway/wireLocation';
import type { Exchange } from '../transport/exchange';
import { singleFlight } from '../transport/singleFlight';
import type { Renewal } from './renewal';

/** Recovers from a 401. True means: send the call once more. */
export type Recovery = (call: Call, sentToken: string) => Promise<boolean>;

/** The dependencies of the recovery. */
export type RecoverySetting = {
  readonly tokens: TokenStore;
  readonly location: LocationStore;
  readonly exchange: Exchange;
  readonly renewal: Renewal;
  /** A user's session has ended. A visitor's token has already replaced theirs. */
  readonly onUnauthorised: (call: string) => void;
  /** The gateway login has answered a user's session. */
  readonly onGatewaySession: () => void;
};

/** Rule SES-24. The listener opens the log-in page. */
export const createRecovery = (setting: RecoverySetting): Recovery => {
  const { tokens, renewal, onUnauthorised } = setting;
  const repeatGatewayLogin = singleFlight(() => logInAtGateway(setting));
  let lostToken: string | null = null;
  return async (call, sentToken) => {
    const sent = readToken(sentToken);
    const current = tokens.read();
    if (current && current !== sentToken) return mayRepeatAs(sentToken, current);
    if (call.name === gatewayLogin.name) return !(await renewal.replaceToken()).error;
    if (isUser(sent)) {
      const isFirstReport = lostToken !== sentToken;
      lostToken = sentToken;
      await renewal.replaceToken();
      if (isFirstReport) onUnauthorised(call.name);
      return false;
    }
    return repeatGatewayLogin();
  };
};

/** A call may be repeated with a newer token of the same user. A visitor's call may use any newer token. */
const mayRepeatAs = (sentToken: string, current: string): boolean => {
  const sent = readToken(sentToken);
  return !sent?.userId || sent.userId === readToken(current)?.userId;
};

const logInAtGateway = async (setting: RecoverySetting): Promise<boolean> => {
  const { tokens, location, exchange, renewal } = setting;
  const details = location.read();
  if (!details) return false;
  const body = gatewayLoginBody(details);
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
