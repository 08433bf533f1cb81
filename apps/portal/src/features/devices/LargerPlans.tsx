import { capabilitiesOf } from '@foyer/domain';
import { Link } from '@foyer/ui-kit/core';
import type { ReactElement } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { loadIfLargerPlan } from '~/features/plan/routes';
import { useCanOpen } from '~/session/guards/useCanOpen';
import { useActiveBoost } from '~/product/plans/useActiveBoost';
import { useAppSelector } from '~/session/store/hooks';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { lazyComponent } from '~/shared/loading/lazyComponent';
import { paths } from '~/shared/routing/paths';
import { Pending } from '~/shell/portal/sections/Together';

const IfLargerPlan = lazyComponent(loadIfLargerPlan, {
  loading: Pending,
  failed: ({ otherwise }) => otherwise,
});

/** A link to plans with more slots, where this person can take one. Rule TYPE-6. */
export const LargerPlans = () => <Ways otherwise={null}>{(to) => <ToLargerPlans to={to} />}</Ways>;

/** How to get a free slot: by removing a device, or by a larger plan where this person can take one. */
export const HowToGetSlot = () => {
  const { t } = useTranslation('devices');
  return (
    <Ways otherwise={<>{t('refusal.slotsFullRemove')}</>}>
      {(to) => (
        <>
          {t('refusal.slotsFullText')} <ToLargerPlans to={to} />
        </>
      )}
    </Ways>
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
  children: (to: string) => ReactElement;
  otherwise: ReactElement | null;
}

/** The page that sells this person a plan or a boost, or else the change page if their plan can change. */
const Ways = ({ children, otherwise }: WaysProps) => {
  const shop = useAppSelector(
    ({ site }) => capabilitiesOf(site.info?.portalType ?? 'unknown').planPage,
  );
  const opensShop = useCanOpen(shop);
  const opensChange = useCanOpen(paths.upgradePlans);
  const sells = useAppSelector(({ site }) => site.offer?.sellsPlans !== false);
  const boost = useActiveBoost();
  const isPaused = useAppSelector(({ session }) => session.account?.siteUser.paused ?? false);
  if (opensShop) return sells && !isPaused && !boost ? children(shop) : otherwise;
  if (!opensChange) return otherwise;
  return <IfLargerPlan otherwise={otherwise}>{children(paths.upgradePlans)}</IfLargerPlan>;
};
