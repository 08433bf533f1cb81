import type { Handlers } from '../calls/Handler';
import type { UserCaller } from '../../services/Caller';
import { notFound } from '../../services/ServiceError';
import { siteWords } from '../../services/messages/siteWords';
import { updateAgreements } from '../../services/registration/updateAgreements';
import { siteOf } from '../../services/sites/findSite';

const requireOwn = ({ user }: UserCaller, userId: string): void => {
  if (user.id !== userId) throw notFound('user');
};

export const marketingHandlers: Handlers<
  'getMarketingPreferences' | 'getMarketingAnswers' | 'saveMarketingAnswers'
> = {
  getMarketingPreferences: async ({ backend: { db }, caller }) => ({
    body: siteWords((await siteOf(db, caller)).details).marketing,
  }),

  getMarketingAnswers: async ({ caller, params }) => {
    requireOwn(caller, params.userId);
    return { body: { preferences: caller.user.marketing } };
  },

  saveMarketingAnswers: async ({ backend, caller, params, body }) => {
    requireOwn(caller, params.userId);
    const site = await siteOf(backend.db, caller);
    const { marketing } = await updateAgreements(backend, site, caller, {
      detailedMarketingOptIn: body.preferences,
    });
    return { body: { preferences: marketing } };
  },
};
