import { isUser, readToken } from '@foyer/domain';
import type { Call } from '../contract/define/defineCall';
import { gatewayLogin } from '../contract/gateway/gatewayCalls';
import type { LocationStore } from '../session/stores/locationStore';
import type { TokenStore } from '../session/stores/tokenStore';
import { gatewayLoginBody } from '../contract/gateway/wireLocation';
import type { Exchange } from '../transport/exchange';
import { singleFlight } from '../transport/singleFlight';
import type { Renewal } from './renewal';

/** What happens after a 401. True means: send the call once more. */
export type Recovery = (call: Call, sentToken: string) => Promise<boolean>;

/** What the recovery works with. */
export type RecoverySetting = {
  readonly tokens: TokenStore;
  readonly location: LocationStore;
  readonly exchange: Exchange;
  readonly renewal: Renewal;
  /** Somebody was logged in and no longer is; their token has been replaced already. */
  readonly onUnauthorised: (call: string) => void;
  /** The gateway login has answered a user's session. */
  readonly onGatewaySession: () => void;
};

/** Rule SES-24. The listener opens the log-in page. */
export const createRecovery = (setting: RecoverySetting): Recovery => {
  const { tokens, renewal, onUnauthorised } = setting;
  const rerunGatewayLogin = singleFlight(() => gatewayAgain(setting));
  let lostToken: string | null = null;
  return async (call, sentToken) => {
    const sent = readToken(sentToken);
    const current = tokens.read();
    if (current && current !== sentToken) return mayRepeatAs(sentToken, current);
    if (call.name === gatewayLogin.name) return !(await renewal.replaceToken()).error;
    if (isUser(sent)) {
      const isNews = lostToken !== sentToken;
      lostToken = sentToken;
      await renewal.replaceToken();
      if (isNews) onUnauthorised(call.name);
      return false;
    }
    return rerunGatewayLogin();
  };
};

/** A call is repeated with a newer token of the same person, or of a visitor who has logged in since. */
const mayRepeatAs = (sentToken: string, current: string): boolean => {
  const sent = readToken(sentToken);
  return !sent?.userId || sent.userId === readToken(current)?.userId;
};

const gatewayAgain = async (setting: RecoverySetting): Promise<boolean> => {
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
