import type { GatewayAnswer, PublicConfig, SiteInfo, Account } from '@foyer/domain';
import type { AnswerRead } from '../contract/define/callTypes';
import type { CallRow } from '../contract/define/defineCall';
import { gatewayLogin } from '../contract/gateway/gatewayCalls';
import { getPublicConfig } from '../contract/site/publicConfig';
import { getSiteInfo } from '../contract/site/siteInfo';
import { getUser } from '../contract/user/userCalls';
import { readPublicConfig } from '../resources/site/readPublicConfig';
import { readSiteInfo } from '../resources/site/readSiteInfo';
import { readAccount } from '../resources/user/readAccount';
import { mapAnswer, type Answer } from '../transport/answer';
import { readBody } from '../transport/readBody';
import { readFailure } from '../transport/readFailure';
import type { EarlyAnswer } from './early';

/** An early answer as any call's: parsed once, or what went wrong as a value. */
const readEarly = <C extends CallRow>(call: C, early: EarlyAnswer): Answer<AnswerRead<C>> => {
  if (early.status === 0)
    return { error: { kind: 'network', call: call.name, message: 'No answer came.' } };
  if (early.status >= 400) {
    const header = (name: string) => (name === 'x-auth-error' ? early.headers.authError : null);
    return { error: readFailure(call.name, early.status, header, early.body) };
  }
  return readBody(call, early.body, () => undefined);
};

/** The early public configuration. Specification, section 7: GET /v2/public-config.json. */
export const readConfig = (early: EarlyAnswer): Answer<PublicConfig> =>
  mapAnswer(readEarly(getPublicConfig, early), readPublicConfig);

/** The early site information. Specification, section 7: GET /site-info. */
export const readSite = (early: EarlyAnswer): Answer<SiteInfo> =>
  mapAnswer(readEarly(getSiteInfo, early), readSiteInfo);

/** The early gateway login. Specification, section 7, "Gateway login action". */
export const readGateway = (early: EarlyAnswer): Answer<GatewayAnswer> =>
  mapAnswer(readEarly(gatewayLogin, early), ({ deviceState, redirect, connect }) => ({
    deviceState,
    redirect: redirect ?? null,
    connect: connect ?? null,
  }));

/** The early account of whoever is logged in. Specification, section 7: GET /user. */
export const readUser = (early: EarlyAnswer): Answer<Account> =>
  mapAnswer(readEarly(getUser, early), readAccount);
