import type { GatewayAnswer, PublicConfig, SiteInfo, Account } from '@foyer/domain';
import type { AnswerOf, CallData } from '../contract/define/callTypes';
import { gatewayAnswer } from '../contract/gateway/gatewayAnswer';
import { publicConfig } from '../contract/site/publicConfig';
import { siteInfo } from '../contract/site/siteInfo';
import { account } from '../contract/user/account';
import type { Answer } from '../transport/answer';
import { readBody } from '../transport/readBody';
import { readFailure } from '../transport/readFailure';
import type { StartupAnswer } from './sendStartupRequests';

/**
 * Reads a startup answer like any answer of the client: parsed, or an error value. It imports no whole
 * entries of the contract, to keep the first page small.
 */
const readStartupAnswer = <const C extends AnswerOf>(
  call: C,
  answer: StartupAnswer,
): Answer<CallData<C>> => {
  if (answer.status === 0)
    return { error: { kind: 'network', call: call.name, message: 'No answer came.' } };
  if (answer.status >= 400) {
    const header = (name: string) => (name === 'x-auth-error' ? answer.headers.authError : null);
    return { error: readFailure(call.name, answer.status, header, answer.body) };
  }
  return readBody(call, answer.body);
};

/** The public configuration. */
export const readConfig = (answer: StartupAnswer): Answer<PublicConfig> =>
  readStartupAnswer({ name: 'getPublicConfig', answer: publicConfig }, answer);

/** The site information. */
export const readSite = (answer: StartupAnswer): Answer<SiteInfo> =>
  readStartupAnswer({ name: 'getSiteInfo', answer: siteInfo }, answer);

/** The gateway login. */
export const readGateway = (answer: StartupAnswer): Answer<GatewayAnswer> =>
  readStartupAnswer({ name: 'gatewayLogin', answer: gatewayAnswer }, answer);

/** The logged-in user's account. */
export const readUser = (answer: StartupAnswer): Answer<Account> =>
  readStartupAnswer({ name: 'getUser', answer: account }, answer);
