import type { Handlers } from '../calls/Handler';
import { listedConsents, recordAnswer } from '../../services/consents/consents';
import { siteWords } from '../../services/messages/siteWords';
import { countConsent } from '../../services/rate-limits/countConsent';
import { channelOf } from '../../services/registration/updateAgreements';
import { siteOf } from '../../services/sites/findSite';
import { iso, isoOrNull } from '../wire/dateAndAmountWire';

export const consentHandlers: Handlers<'getConsents' | 'recordConsent'> = {
  getConsents: async ({ backend, caller }) => {
    const { marketing } = siteWords((await siteOf(backend.db, caller)).details);
    const titles = new Map(marketing.map(({ id, title }) => [id, title]));
    const listed = await listedConsents(backend, caller.user.id);
    return {
      body: listed.map(({ id, kind, topic, textVersion, answer, channel, ...times }) => ({
        id,
        kind,
        topic: topic === null ? null : (titles.get(topic) ?? topic),
        textVersion,
        answer,
        channel,
        at: iso(times.createdAt),
        withdrawnAt: isoOrNull(times.withdrawnAt),
      })),
    };
  },

  recordConsent: async ({ backend, caller, body }) => {
    await countConsent(backend.limits, caller.user.id);
    const by = { userId: caller.user.id, channel: channelOf(caller) };
    return { body: { id: await recordAnswer(backend, by, body) } };
  },
};
