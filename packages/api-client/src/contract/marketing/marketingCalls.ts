import * as v from 'valibot';
import { defineCall } from '../define/defineCall';
import { id, text } from '../parts/answerParts';
import { answeredFlags } from '../user/account';

/** What one may agree to. Specification, section 7: GET /marketing-preferences. */
export const getMarketingPreferences = defineCall({
  name: 'getMarketingPreferences',
  group: 'marketing',
  method: 'GET',
  path: '/marketing-preferences',
  base: 'api',
  session: 'visitor',
  status: 200,
  answer: v.array(v.object({ id, title: v.string(), description: text })),
  errors: [],
  idempotent: true,
});

/** What a person agreed to. Specification, section 7: GET /marketing-preferences/{userId}. */
export const getMarketingAnswers = defineCall({
  name: 'getMarketingAnswers',
  group: 'marketing',
  method: 'GET',
  path: '/marketing-preferences/:userId',
  base: 'api',
  session: 'user',
  status: 200,
  answer: v.object({ preferences: answeredFlags }),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
  idempotent: true,
});

/** Keeps what a person agrees to. Specification, section 7: PUT /marketing-preferences/{userId}. */
export const saveMarketingAnswers = defineCall({
  name: 'saveMarketingAnswers',
  group: 'marketing',
  method: 'PUT',
  path: '/marketing-preferences/:userId',
  base: 'api',
  session: 'user',
  status: 200,
  answer: v.object({ preferences: answeredFlags }),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
  idempotent: true,
});
