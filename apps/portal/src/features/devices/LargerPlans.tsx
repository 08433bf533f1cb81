import { capabilitiesOf } from '@foyer/domain';
import { Link } from '@foyer/ui-kit/core';
import { Link as RouterLink } from 'react-router-dom';
import { useGetSubscriptionQuery, useGetUpgradePlansQuery } from '~/product/plans/currentPlan.api';
import { useCanDo } from '~/product/plans/useCanDo';
import { useCanOpen } from '~/session/guards/useCanOpen';
import { useAppSelector } from '~/session/store/hooks';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { paths } from '~/shared/routing/paths';
import { useArrivesTogether } from '~/shell/portal/sections/Together';

/** A link to plans with more slots, where this person can take one. Rule TYPE-6. */
export const LargerPlans = () => {
  const to = useLargerPlans();
  return to && <ToLargerPlans to={to} />;
};

/** How to get a free slot: by removing a device, or by a larger plan where this person can take one. */
export const HowToGetSlot = () => {
  const { t } = useTranslation('devices');
  const to = useLargerPlans();
  return to ? (
    <>
      {t('refusal.slotsFullText')} <ToLargerPlans to={to} />
    </>
  ) : (
    t('refusal.slotsFullRemove')
  );
};

const ToLargerPlans = ({ to }: { to: string }) => {
  const { t } = useTranslation('devices');
  return (
    <Link as={RouterLink} to={to}>
      {t('refusal.morePlans')}
    </Link>
  );
};

/** The page that sells this person a plan or a boost, or else the change page if their plan can change; null for neither. */
const useLargerPlans = (): string | null => {
  const shop = useAppSelector(
    ({ site }) => capabilitiesOf(site.info?.portalType ?? 'unknown').planPage,
  );
  const opensShop = useCanOpen(shop);
  const sells = useAppSelector(({ site }) => site.offer?.sellsPlans !== false);
  const isPaused = useAppSelector(({ session }) => session.account?.siteUser.paused ?? false);
  const changes = useCanChange(!opensShop);
  if (opensShop) return sells && !isPaused ? shop : null;
  return changes ? paths.upgradePlans : null;
};

/** Whether this person's plan can change to another one. Rule PLAN-14. */
const useCanChange = (asks: boolean): boolean => {
  const opens = useCanOpen(paths.upgradePlans);
  const can = useCanDo();
  const held = useGetSubscriptionQuery(undefined, { skip: !asks || !opens });
  const plan = held.data?.subscription ?? null;
  const id = plan && can('upgrade', plan) ? plan.id : null;
  const others = useGetUpgradePlansQuery({ id: id ?? '' }, { skip: id === null });
  useArrivesTogether(!held.isLoading && !others.isLoading);
  return id !== null && (others.data?.length ?? 0) > 0;
};
