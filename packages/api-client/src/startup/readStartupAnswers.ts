import type { GatewayAnswer, PublicConfig, SiteInfo, Account } from '@foyer/domain';
import type { AnswerOf, CallData } from '../contract/define/callTypes';
import { gatewayAnswer } from '../contract/gateway/gatewayCalls';
import { publicConfig } from '../contract/site/publicConfig';
import { siteInfo } from '../contract/site/siteInfo';
import { account } from '../contract/user/account';
import type { Answer } from '../transport/answer';
import { readBody } from '../transport/readBody';
import { readFailure } from '../transport/readFailure';
import type { EarlyAnswer } from './early';

/** Reads an early answer like any call's. The entries themselves stay out of the first page's bytes. */
const readEarly = <const C extends AnswerOf>(call: C, early: EarlyAnswer): Answer<CallData<C>> => {
  if (early.status === 0)
    return { error: { kind: 'network', call: call.name, message: 'No answer came.' } };
  if (early.status >= 400) {
    const header = (name: string) => (name === 'x-auth-error' ? early.headers.authError : null);
    return { error: readFailure(call.name, early.status, header, early.body) };
  }
  return readBody(call, early.body);
};

/** The early public configuration. Specification, section 7: GET /v2/public-config.json. */
export const readConfig = (early: EarlyAnswer): Answer<PublicConfig> =>
  readEarly({ name: 'getPublicConfig', answer: publicConfig }, early);

/** The early site information. Specification, section 7: GET /site-info. */
export const readSite = (early: EarlyAnswer): Answer<SiteInfo> =>
  readEarly({ name: 'getSiteInfo', answer: siteInfo }, early);

/** The early gateway login. Specification, section 7, "Gateway login action". */
export const readGateway = (early: EarlyAnswer): Answer<GatewayAnswer> =>
  readEarly({ name: 'gatewayLogin', answer: gatewayAnswer }, early);

/** The early account of whoever is logged in. Specification, section 7: GET /user. */
export const readUser = (early: EarlyAnswer): Answer<Account> =>
  readEarly({ name: 'getUser', answer: account }, early);
