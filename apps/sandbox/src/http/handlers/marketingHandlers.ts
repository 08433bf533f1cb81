import { eq } from 'drizzle-orm';
import type { Handlers } from '../calls/Handler';
import type { UserCaller } from '../../services/Caller';
import { notFound } from '../../services/ServiceError';
import { users } from '../../db/schema/users';
import { mergeAnswers } from '../../services/registration/mergeAnswers';
import { siteOf } from '../../services/sites/findSite';

const requireOwn = ({ user }: UserCaller, userId: string): void => {
  if (user.id !== userId) throw notFound('user');
};

export const marketingHandlers: Handlers<
  'getMarketingPreferences' | 'getMarketingAnswers' | 'saveMarketingAnswers'
> = {
  getMarketingPreferences: async ({ backend: { db }, caller }) => ({
    body: (await siteOf(db, caller)).details.marketing,
  }),

  getMarketingAnswers: async ({ caller, params }) => {
    requireOwn(caller, params.userId);
    return { body: { preferences: caller.user.marketing } };
  },

  saveMarketingAnswers: async ({ backend: { db }, caller, params, body }) => {
    requireOwn(caller, params.userId);
    const marketing = mergeAnswers(caller.user.marketing, body.preferences);
    await db.update(users).set({ marketing }).where(eq(users.id, caller.user.id));
    return { body: { preferences: marketing } };
  },
};
