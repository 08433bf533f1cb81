import type { RegistrationField } from '@foyer/domain';
import { getPublicConfig } from './publicConfig';
import { getSiteInfo } from './siteInfo';
import * as v from 'valibot';
import { defineCall } from '../define/defineCall';
import {
  flag,
  list,
  optional,
  optionalInstant,
  optionalLink,
  optionalText,
  asset,
} from '../schemas/answerSchemas';

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
    active: v.boolean(),
    priceId: optionalText,
    title: optionalText,
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
      fields: list(v.object({ name: v.string(), required: flag, label: optionalText })),
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
  answer: v.object({ version: v.string(), html: v.string() }),
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
  answer: v.object({ enabled: v.boolean(), accountUrl: optionalLink }),
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
  answer: v.object({ scriptUrl: asset, buttonId: optional(v.string()) }),
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
