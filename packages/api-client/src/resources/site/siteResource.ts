import type {
  ActiveSubscription,
  FeedbackInfo,
  LegacyBilling,
  LiveChat,
  PublicConfig,
  RegistrationField,
  SiteInfo,
  Terms,
} from '@foyer/domain';
import type { Connection } from '../../connection/connection';
import { getFeedbackInfo } from '../../contract/plans/pauseCalls';
import { getPublicConfig } from '../../contract/site/publicConfig';
import {
  getActiveSubscription,
  getBillforward,
  getHttpPapNoOp,
  getLiveAgent,
  getRegistrationFields,
  getTerms,
} from '../../contract/site/siteCalls';
import { getSiteInfo } from '../../contract/site/siteInfo';
import { type Answer, mapLater } from '../../transport/answer';
import type { CallOptions } from '../../transport/callRequest';
import { ask } from '../parts/ask';
import { pickOrNull } from '../parts/pick';
import { readPublicConfig } from './readPublicConfig';
import { readSiteInfo } from './readSiteInfo';

/** What the site is and offers. Specification, section 7: "Public config and site". */
export const siteResource = (connection: Connection) => ({
  /** The installation's configuration, defaults filled in. */
  getPublicConfig: (options?: CallOptions): Promise<Answer<PublicConfig>> =>
    mapLater(ask(connection, getPublicConfig, {}, options), readPublicConfig),

  /** The site, for this session. */
  getSiteInfo: (options?: CallOptions): Promise<Answer<SiteInfo>> =>
    mapLater(ask(connection, getSiteInfo, {}, options), readSiteInfo),

  /** Whether this user or device has access. */
  getActiveSubscription: (options?: CallOptions): Promise<Answer<ActiveSubscription>> =>
    mapLater(ask(connection, getActiveSubscription, {}, options), (wire) => ({
      active: wire.active,
      ...pickOrNull(wire, ['priceId', 'title', 'serviceEndDate']),
    })),

  /** What to ask for when registering. */
  getRegistrationFields: (options?: CallOptions): Promise<Answer<RegistrationField[]>> =>
    mapLater(ask(connection, getRegistrationFields, {}, options), ({ fields }) =>
      fields.map(({ name, required, label }) => ({ name, required, label: label ?? null })),
    ),

  /** The terms in full; the HTML is the operator's, to be sanitised. */
  getTerms: (options?: CallOptions): Promise<Answer<Terms>> =>
    ask(connection, getTerms, {}, options),

  /** A legacy billing account elsewhere. */
  getBillforward: (options?: CallOptions): Promise<Answer<LegacyBilling>> =>
    mapLater(ask(connection, getBillforward, {}, options), ({ enabled, accountUrl }) => ({
      enabled,
      accountUrl: accountUrl ?? null,
    })),

  /** Where the chat widget comes from. */
  getLiveAgent: (options?: CallOptions): Promise<Answer<LiveChat>> =>
    mapLater(ask(connection, getLiveAgent, {}, options), ({ scriptUrl, buttonId }) => ({
      scriptUrl,
      buttonId: buttonId ?? null,
    })),

  /** Wakes the gateway's PAP log-in up. */
  getHttpPapNoOp: (options?: CallOptions): Promise<Answer<null>> =>
    ask(connection, getHttpPapNoOp, {}, options),

  /** Where to say what one thinks. */
  getFeedbackInfo: (options?: CallOptions): Promise<Answer<FeedbackInfo>> =>
    mapLater(ask(connection, getFeedbackInfo, {}, options), ({ url, text }) => ({
      url,
      text: text ?? null,
    })),
});
