import type { MarketingAnswers } from '@foyer/domain';
import { writeOptIns } from '../schemas/writeOptIns';
import * as v from 'valibot';
import { defineCall } from '../define/defineCall';
import { optIns } from '../user/account';
import { id, optionalText } from '../schemas/answerSchemas';
import { anyId, fields, optInFlags } from '../schemas/requestSchemas';

const savedAnswers = v.pipe(
  v.object({ preferences: optIns }),
  v.transform(({ preferences }): MarketingAnswers => preferences),
);

const ofUser = fields({ userId: anyId });

/** What one may agree to. */
export const getMarketingPreferences = defineCall({
  name: 'getMarketingPreferences',
  group: 'marketing',
  method: 'GET',
  path: '/marketing-preferences',
  base: 'api',
  session: 'visitor',
  status: 200,
  answer: v.array(v.object({ id, title: v.string(), description: optionalText })),
  errors: [],
  idempotent: true,
});

/** What a person agreed to. */
export const getMarketingAnswers = defineCall({
  name: 'getMarketingAnswers',
  group: 'marketing',
  method: 'GET',
  path: '/marketing-preferences/:userId',
  base: 'api',
  session: 'user',
  status: 200,
  params: ofUser,
  answer: savedAnswers,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
  idempotent: true,
});

/** Keeps what a person agrees to. */
export const saveMarketingAnswers = defineCall({
  name: 'saveMarketingAnswers',
  group: 'marketing',
  method: 'PUT',
  path: '/marketing-preferences/:userId',
  base: 'api',
  session: 'user',
  status: 200,
  params: ofUser,
  body: fields({ preferences: optInFlags }),
  toWire: ({ userId, answers }: { userId: string; answers: MarketingAnswers }) => ({
    userId,
    preferences: writeOptIns(answers),
  }),
  answer: savedAnswers,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
  idempotent: true,
});

export const marketingCalls = {
  getMarketingPreferences,
  getMarketingAnswers,
  saveMarketingAnswers,
};
