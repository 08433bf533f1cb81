import type { MarketingAnswers } from '@foyer/domain';
import { writeOptIns } from '../schemas/writeOptIns';
import * as v from 'valibot';
import { defineCall } from '../define/defineCall';
import { optIns } from '../user/account';
import { id, optionalName, optionalText } from '../schemas/answerSchemas';
import { rows } from '../schemas/rows';
import { anyId, fields, optInFlags } from '../schemas/requestSchemas';

const savedAnswers = v.pipe(
  v.object({
    /**
     * The answers by channel id: `1` is yes, `0` is no, anything else means no answer yet. Without
     * it: none.
     */
    preferences: optIns,
  }),
  v.transform(({ preferences }): MarketingAnswers => preferences),
);

const ofUser = fields({
  /** The account's `userId`. */
  userId: anyId,
});

/** Lists the marketing channels. */
export const getMarketingPreferences = defineCall({
  name: 'getMarketingPreferences',
  group: 'marketing',
  method: 'GET',
  path: '/marketing-preferences',
  base: 'api',
  session: 'visitor',
  status: 200,
  whenAbsent: [],
  answer: v.pipe(
    rows(
      v.object({
        /** The channel's id, such as `email`. */
        id,
        /** The name that people see. Without it: its id. */
        title: optionalName,
        /** One sentence about it. Without it: no text. */
        description: optionalText,
      }),
    ),
    v.transform((offered) =>
      offered.map(({ title, ...same }) => ({ ...same, title: title ?? same.id })),
    ),
  ),
  errors: [],
  idempotent: true,
});

/** The user's answer for each marketing channel. */
export const getMarketingAnswers = defineCall({
  name: 'getMarketingAnswers',
  group: 'marketing',
  method: 'GET',
  path: '/marketing-preferences/:userId',
  base: 'api',
  session: 'user',
  status: 200,
  params: ofUser,
  whenAbsent: {},
  answer: savedAnswers,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
  idempotent: true,
});

/** Saves the user's answer for each marketing channel. */
export const saveMarketingAnswers = defineCall({
  name: 'saveMarketingAnswers',
  group: 'marketing',
  method: 'PUT',
  path: '/marketing-preferences/:userId',
  base: 'api',
  session: 'user',
  status: 200,
  params: ofUser,
  body: fields({
    /** The answers by channel id: `1` is yes, `0` is no. */
    preferences: optInFlags,
  }),
  toWire: ({ userId, answers }: { userId: string; answers: MarketingAnswers }) => ({
    userId,
    preferences: writeOptIns(answers),
  }),
  mayAnswerNothing: true,
  answer: savedAnswers,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
  idempotent: true,
});

export const marketingCalls = {
  getMarketingPreferences,
  getMarketingAnswers,
  saveMarketingAnswers,
};
