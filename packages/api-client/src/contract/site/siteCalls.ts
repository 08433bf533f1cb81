import {
  venueStates,
  type RegistrationField,
  type VenueState,
  type VenueStatus,
} from '@foyer/domain';
import { getPublicConfig } from './publicConfig';
import { getSiteInfo } from './siteInfo';
import * as v from 'valibot';
import { defineCall } from '../define/defineCall';
import {
  boolean,
  flag,
  oneOf,
  optional,
  optionalInstant,
  optionalLink,
  optionalText,
  asset,
  optionalAsset,
} from '../schemas/answerSchemas';
import { list } from '../schemas/rows';

/**
 * Answers whether this session's user or device has access. The portal repeats it while a plan is
 * being set up.
 */
export const getActiveSubscription = defineCall({
  name: 'getActiveSubscription',
  group: 'site',
  method: 'GET',
  path: '/site-info/active-subscription',
  base: 'api',
  session: 'visitor',
  status: 200,
  answer: v.object({
    /** True if this session's user or device has access now. */
    active: boolean,
    /**
     * The `priceId` of the plan that gives access. Without it: the portal does not name the plan.
     */
    priceId: optionalText,
    /** The name of that plan. Without it: the portal does not name the plan. */
    title: optionalText,
    /** When the access ends. Without it: no end is shown. */
    serviceEndDate: optionalInstant,
  }),
  errors: [],
  idempotent: true,
});

/**
 * The state of the site's Wi-Fi: normal, planned work or an outage. A backend without this call answers 404. The
 * portal then still checks the connection.
 */
export const getVenueStatus = defineCall({
  name: 'getVenueStatus',
  group: 'site',
  method: 'GET',
  path: '/site-info/status',
  base: 'api',
  session: 'visitor',
  status: 200,
  whenAbsent: null,
  answer: v.pipe(
    v.object({
      /** `normal`, `planned` work or an `outage`. Any other value shows the message alone. */
      state: oneOf<VenueState>(venueStates, 'unknown'),
      /** What happens, in the session's language. Without it: the portal's own words. */
      message: optionalText,
      /** When the outage or the work starts. Without it: not shown. */
      startsAt: optionalInstant,
      /** When it ends, as far as is known. Without it: not shown. */
      endsAt: optionalInstant,
      /**
       * The address of a small picture outside the site's network, which loads where the internet works. Without
       * it, or `pictureOrigins` in the settings does not name its origin: the portal does not say whether the internet works.
       */
      internetProbe: optionalAsset,
    }),
    v.transform((status): VenueStatus => status),
  ),
  errors: ['NOT_FOUND'],
  idempotent: true,
});

/** The registration fields. */
export const getRegistrationFields = defineCall({
  name: 'getRegistrationFields',
  group: 'site',
  method: 'GET',
  path: '/site-info/fapu-properties',
  base: 'api',
  session: 'visitor',
  status: 200,
  answer: v.pipe(
    v.object({
      /** The fields besides email address and password. Without it: no other fields. */
      fields: list(
        v.object({
          /** The field's name in `POST /user`. A field with an unknown name is a text field. */
          name: v.string(),
          /** True if the field is required. Without it: false. */
          required: flag,
          /** The field's label. Without it: the portal's own, or the name. */
          label: optionalText,
        }),
      ),
    }),
    v.transform(({ fields }): RegistrationField[] => fields),
  ),
  errors: [],
  idempotent: true,
});

/** The full terms. The portal sanitises `html`. */
export const getTerms = defineCall({
  name: 'getTerms',
  group: 'site',
  method: 'GET',
  path: '/terms',
  base: 'api',
  session: 'visitor',
  status: 200,
  whenAbsent: 'absent',
  answer: v.object({
    /** The version's name. Users must accept a new version again. */
    version: v.string(),
    /** The terms as HTML, which the portal sanitises. */
    html: v.string(),
    /**
     * The information on the right to withdraw with the model form, as HTML that the portal sanitises. An order and a
     * withdrawal link to it where `withdrawalDays` is set. Without it: the portal names the days and the seller.
     */
    withdrawal: optionalText,
    /**
     * The legal notice: who sells, with address, contact, registration and where to take a dispute, as HTML that the
     * portal sanitises. The foot of each page links to it where the site information names a seller. Without it: the
     * portal shows name, address and contact of the site information.
     */
    seller: optionalText,
  }),
  errors: [],
  idempotent: true,
});

/** The legacy billing account in another system. */
export const getBillforward = defineCall({
  name: 'getBillforward',
  group: 'site',
  method: 'GET',
  path: '/context/billforward',
  base: 'api',
  session: 'visitor',
  status: 200,
  whenAbsent: { enabled: false, accountUrl: null },
  answer: v.object({
    /** True if there is such an account. */
    enabled: boolean,
    /** The account's address: http or https. Without it: no link. */
    accountUrl: optionalLink,
  }),
  errors: [],
  idempotent: true,
});

/** The settings of the chat. */
export const getLiveAgent = defineCall({
  name: 'getLiveAgent',
  group: 'site',
  method: 'GET',
  path: '/live-agent',
  base: 'api',
  session: 'visitor',
  status: 200,
  whenAbsent: null,
  answer: v.object({
    /** The address of the chat's script. */
    scriptUrl: asset,
    /** The id of the chat's button. Without it: `chatId` in the public configuration. */
    buttonId: optional(v.string()),
  }),
  errors: ['NOT_FOUND'],
  idempotent: true,
});

/** Prepares the gateway's PAP log-in before the browser leaves the portal. */
export const getHttpPapNoOp = defineCall({
  name: 'getHttpPapNoOp',
  group: 'site',
  method: 'GET',
  path: '/http-pap/no-op',
  base: 'api',
  session: 'visitor',
  status: 204,
  errors: [],
  idempotent: true,
});

export const siteCalls = {
  getPublicConfig,
  getSiteInfo,
  getActiveSubscription,
  getVenueStatus,
  getRegistrationFields,
  getTerms,
  getBillforward,
  getLiveAgent,
  getHttpPapNoOp,
};
