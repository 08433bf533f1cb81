import { endsWithoutRenewal, type Subscription } from '@foyer/domain';
import type { KeyIn } from '~/shared/i18n/textKeys';
import { useCanDo } from '~/product/plans/useCanDo';
import { useArrivesTogether } from '~/shell/portal/sections/Together';
import { useChangePlans } from './useChangePlans';

/**
 * Whether to offer a change of the plan: `none` if the site sells no other plan; null where the plan can't change now, and
 * while the plans are loading. If they don't load, the page of the change says so. Rule PLAN-14.
 */
export const useChangeOffer = (subscription: Subscription): 'change' | 'none' | null => {
  const can = useCanDo()('upgrade', subscription);
  const { data, isLoading } = useChangePlans(subscription, !can);
  useArrivesTogether(!isLoading);
  if (!can || isLoading) return null;
  return data?.length === 0 ? 'none' : 'change';
};

/** In the last period of the term, a change begins after it. Rule SUB-23. */
export const isBoundByTerm = ({ contract, minimumTermEnd, periodEnd }: Subscription): boolean =>
  contract && !(minimumTermEnd !== null && periodEnd !== null && minimumTermEnd <= periodEnd);

/** Why the site sells no other plan. A plan can change only to one that renews, and a site may sell none. Rule PLAN-14. */
export const whyNoChange = (subscription: Subscription): KeyIn<'plan'> | 'refusals:TERM_RUNS' => {
  if (isBoundByTerm(subscription)) return 'refusals:TERM_RUNS';
  return endsWithoutRenewal(subscription) ? 'choose.whenEnds' : 'choose.noneText';
};
