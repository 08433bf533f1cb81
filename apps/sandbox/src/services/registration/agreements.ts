import { eq } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { users } from '../../db/schema/users';
import type { UserRow } from '../Caller';
import { notFound } from '../ServiceError';
import type { SiteRow } from '../sites/findSite';
import { mergeAnswers } from './mergeAnswers';

/** Agreements to store or revoke; omitted ones stay. */
export interface Agreements {
  isTermsAndConditionAccepted?: boolean | undefined;
  termsVersion?: string | undefined;
  marketingOptIn?: boolean | undefined;
  detailedMarketingOptIn?: Record<string, string> | undefined;
}

const termsChange = (site: SiteRow, given: Agreements) => {
  if (given.isTermsAndConditionAccepted === undefined) return {};
  if (!given.isTermsAndConditionAccepted) return { termsVersion: null };
  return { termsVersion: given.termsVersion ?? site.details.terms.version };
};

/** Stores which terms a user accepted and their marketing choices. */
export const updateAgreements = async (
  { db }: Backend,
  site: SiteRow,
  user: UserRow,
  given: Agreements,
): Promise<UserRow> => {
  const [changed] = await db
    .update(users)
    .set({
      ...termsChange(site, given),
      marketingOptIn: given.marketingOptIn ?? user.marketingOptIn,
      marketing: mergeAnswers(user.marketing, given.detailedMarketingOptIn ?? {}),
    })
    .where(eq(users.id, user.id))
    .returning();
  if (!changed) throw notFound('account');
  return changed;
};
