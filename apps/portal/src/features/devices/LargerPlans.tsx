import { Link } from '@foyer/ui-kit/core';
import type { ReactElement } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { loadIfPlanWithMore } from '~/features/plan/routes';
import { loadIfShopHasMore } from '~/features/purchase/routes';
import type { IfMoreProps, PlanHasMore } from '~/product/plans/hasMore';
import { useCanOpen } from '~/session/guards/useCanOpen';
import { usePlanPage } from '~/session/guards/usePlanPage';
import { useActiveBoost } from '~/product/plans/useActiveBoost';
import { useAppSelector } from '~/session/store/hooks';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { lazyComponent } from '~/shared/loading/lazyComponent';
import { paths } from '~/shared/routing/paths';
import { Pending } from '~/shell/portal/sections/Together';

const lazily = {
  loading: Pending,
  failed: ({ otherwise }: IfMoreProps) => otherwise,
};
const IfPlanWithMore = lazyComponent(loadIfPlanWithMore, lazily);
const IfShopHasMore = lazyComponent(loadIfShopHasMore, lazily);

/** A link to plans with more slots, where this person can take one. Rule TYPE-6. */
export const LargerPlans = () => (
  <WaysToMore more="slots" otherwise={null}>
    {(to) => <ToLargerPlans to={to} />}
  </WaysToMore>
);

/** How to get a free slot: by removing a device, or by a larger plan where this person can take one. */
export const HowToGetSlot = () => {
  const { t } = useTranslation('devices');
  return (
    <WaysToMore more="slots" otherwise={<>{t('refusal.slotsFullRemove')}</>}>
      {(to) => (
        <>
          {t('refusal.slotsFullText')} <ToLargerPlans to={to} />
        </>
      )}
    </WaysToMore>
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

interface WaysProps {
  /** What the plan that this person has lacks. */
  more: PlanHasMore;
  children: (to: string) => ReactElement;
  otherwise: ReactElement | null;
}

/** The page that sells this person a plan or a boost that has more, or else the change page if a plan there has. */
export const WaysToMore = ({ more, children, otherwise }: WaysProps) => {
  const planPage = usePlanPage();
  const opensChange = useCanOpen(paths.upgradePlans);
  const boost = useActiveBoost();
  const isPaused = useAppSelector(({ session }) => session.account?.siteUser.paused ?? false);
  const isClosed = planPage ? isPaused || Boolean(boost) : !opensChange;
  if (isClosed) return otherwise;
  const IfMore = planPage ? IfShopHasMore : IfPlanWithMore;
  return (
    <IfMore more={more} otherwise={otherwise}>
      {children(planPage ?? paths.upgradePlans)}
    </IfMore>
  );
};
