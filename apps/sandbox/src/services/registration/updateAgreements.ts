import { eq } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { users } from '../../db/schema/users';
import type { UserCaller, UserRow } from '../Caller';
import { answersIn, recordAnswers } from '../consents/consents';
import { countConsent } from '../rate-limits/countConsent';
import { notFound } from '../ServiceError';
import type { SiteRow } from '../sites/findSite';
import { mergeAnswers } from './mergeAnswers';

/** Agreements to store or revoke; omitted ones stay. */
export interface Agreements {
  isTermsAndConditionAccepted?: boolean | undefined;
  termsVersion?: string | undefined;
  marketingOptIn?: boolean | undefined;
  marketingText?: string | undefined;
  detailedMarketingOptIn?: Record<string, string> | undefined;
}

const termsChange = (site: SiteRow, given: Agreements) => {
  if (given.isTermsAndConditionAccepted === undefined) return {};
  if (!given.isTermsAndConditionAccepted) return { termsVersion: null };
  return { termsVersion: given.termsVersion ?? site.details.terms.version };
};

/** How an answer of a logged-in user comes. */
export const channelOf = ({ session }: UserCaller): 'agent' | 'portal' =>
  session.agent === null ? 'portal' : 'agent';

/**
 * Stores which terms a user accepted and their marketing choices, with a record of each answer. Rule LOGIN-13.
 * @throws ServiceError `TOO_MANY_REQUESTS`
 */
export const updateAgreements = async (
  { db, clock, limits }: Backend,
  site: SiteRow,
  caller: UserCaller,
  given: Agreements,
): Promise<UserRow> => {
  await countConsent(limits, caller.user.id);
  return db.transaction(async (tx) => {
    const isUser = eq(users.id, caller.user.id);
    // With a lock: two switches that are turned at once would each write what the other replaces.
    const [stored] = await tx.select().from(users).where(isUser).for('no key update');
    if (!stored) throw notFound('account');
    const [changed] = await tx
      .update(users)
      .set({
        ...termsChange(site, given),
        marketingOptIn: given.marketingOptIn ?? stored.marketingOptIn,
        marketing: mergeAnswers(stored.marketing, given.detailedMarketingOptIn ?? {}),
      })
      .where(isUser)
      .returning();
    if (!changed) throw notFound('account');
    const by = { userId: caller.user.id, channel: channelOf(caller), at: clock.now() };
    await recordAnswers(tx, by, answersIn(site, given));
    return changed;
  });
};
