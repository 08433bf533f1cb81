import type { Handlers } from '../calls/Handler';
import { ServiceError } from '../../services/ServiceError';
import { siteInfoWire, venueStatusWire } from '../wire/siteInfoWire';
import { serviceEndOf } from '../../services/subscriptions/serviceEndOf';
import { isoOrNull } from '../wire/dateAndAmountWire';
import { entitlementOf } from '../../services/entitlement/entitlementOf';
import { provedMac, visitorOf } from '../../services/buyers/buyerOf';
import { planOf } from '../../services/plans/findPlan';
import { planWords } from '../../services/messages/planWords';
import { siteOf } from '../../services/sites/findSite';
import { siteWords } from '../../services/messages/siteWords';
import { sellerHtml } from '../../services/messages/sellerHtml';
import { termsWords } from '../../services/messages/plainTerms';
import { withdrawalHtml } from '../../services/messages/withdrawalInformation';
import { readerOf } from '../../services/rate-limits/countedAs';
import { settleForAnswer } from '../../services/purchases/settlePending';

export const siteHandlers: Handlers<
  | 'getSiteInfo'
  | 'getActiveSubscription'
  | 'getVenueStatus'
  | 'getRegistrationFields'
  | 'getTerms'
  | 'getBillforward'
  | 'getLiveAgent'
  | 'getHttpPapNoOp'
> = {
  getSiteInfo: async ({ backend, caller }) => {
    const { site } = await backend.catalogues.of(caller);
    return { body: await siteInfoWire(site, caller, backend) };
  },

  getActiveSubscription: async ({ backend, caller, client }) => {
    const { db } = backend;
    await settleForAnswer(backend, readerOf(caller, client));
    const { active, subscription, until } = await entitlementOf(backend, await siteOf(db, caller), {
      user: caller.user,
      mac: provedMac(caller),
      buyer: visitorOf(caller.claims),
    });
    const plan = active && subscription ? await planOf(db, subscription.priceId) : null;
    return {
      body: {
        active,
        priceId: plan?.priceId ?? null,
        title: plan ? planWords(plan.details).title : null,
        serviceEndDate: isoOrNull(subscription ? serviceEndOf(subscription) : until),
      },
    };
  },

  getVenueStatus: async ({ backend, caller }) => ({
    body: venueStatusWire(await siteOf(backend.db, caller), backend),
  }),

  getRegistrationFields: async ({ backend: { db }, caller }) => ({
    body: { fields: siteWords((await siteOf(db, caller)).details).registrationFields },
  }),

  getTerms: async ({ backend: { db, publicUrl }, caller }) => {
    const site = await siteOf(db, caller);
    const { terms } = site.details;
    return {
      body: {
        version: terms.version,
        html: termsWords(terms).html,
        withdrawal: withdrawalHtml(site, publicUrl),
        seller: sellerHtml(site.details),
      },
    };
  },

  getBillforward: async ({ backend: { db, standIns }, caller }) => {
    const enabled = (await siteOf(db, caller)).details.billforward;
    return {
      body: { enabled, accountUrl: enabled ? standIns && `${standIns}/pages/old-billing` : null },
    };
  },

  getLiveAgent: async ({ backend: { db, standIns }, caller }) => {
    const { details, locationId } = await siteOf(db, caller);
    if (!details.buttonChatStyle || standIns === null)
      throw new ServiceError('NOT_FOUND', 'This site has no chat.');
    return {
      body: { scriptUrl: `${standIns}/assets/chat.js`, buttonId: `${locationId}-chat` },
    };
  },

  getHttpPapNoOp: async () => ({}),
};
