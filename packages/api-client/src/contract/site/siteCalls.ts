import type { RegistrationField } from '@foyer/domain';
import { getPublicConfig } from './publicConfig';
import { getSiteInfo } from './siteInfo';
import * as v from 'valibot';
import { defineCall } from '../define/defineCall';
import {
  flag,
  optional,
  optionalInstant,
  optionalLink,
  optionalText,
  asset,
} from '../schemas/answerSchemas';
import { list } from '../schemas/rows';

/** Whether this session's user or device has access; asked again while a plan is being set up. */
export const getActiveSubscription = defineCall({
  name: 'getActiveSubscription',
  group: 'site',
  method: 'GET',
  path: '/site-info/active-subscription',
  base: 'api',
  session: 'visitor',
  status: 200,
  answer: v.object({
    /** This session's user or device has access now. */
    active: v.boolean(),
    /** The plan that gives it. Without it: nothing is said about the plan. */
    priceId: optionalText,
    /** That plan's name. Without it: nothing is said about the plan. */
    title: optionalText,
    /** When the access ends. Without it: no end is said. */
    serviceEndDate: optionalInstant,
  }),
  errors: [],
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
      /** What registering asks for beside e-mail and password. Without it: nothing more. */
      fields: list(
        v.object({
          /** The field's name in `POST /user`; an unknown one is a text field. */
          name: v.string(),
          /** It must be filled in. Without it: false. */
          required: flag,
          /** Its label. Without it: the portal's own, or the name. */
          label: optionalText,
        }),
      ),
    }),
    v.transform(({ fields }): RegistrationField[] => fields),
  ),
  errors: [],
  idempotent: true,
});

/** The terms in full; `html` is the operator's, to be sanitised. */
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
    /** Names this text; a new version is asked for again. */
    version: v.string(),
    /** The terms as HTML; the portal cleans it. */
    html: v.string(),
  }),
  errors: [],
  idempotent: true,
});

/** A legacy billing account elsewhere. */
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
    /** There is such an account. */
    enabled: v.boolean(),
    /** Where it is: http or https. Without it: no link. */
    accountUrl: optionalLink,
  }),
  errors: [],
  idempotent: true,
});

/** Chat data. */
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
    /** The chat's script. */
    scriptUrl: asset,
    /** The chat's button. Without it: `chatId` of the public configuration. */
    buttonId: optional(v.string()),
  }),
  errors: ['NOT_FOUND'],
  idempotent: true,
});

/** Wakes the gateway's PAP log-in up before the portal leaves. */
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
  getRegistrationFields,
  getTerms,
  getBillforward,
  getLiveAgent,
  getHttpPapNoOp,
};
