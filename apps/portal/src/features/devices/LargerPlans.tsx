import { capabilitiesOf } from '@foyer/domain';
import { Link } from '@foyer/ui-kit/core';
import { Link as RouterLink } from 'react-router-dom';
import { useCanOpen } from '~/session/guards/useCanOpen';
import { useAppSelector } from '~/session/store/hooks';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { paths } from '~/shared/routing/paths';

/** A link to plans with more slots, where this person can open them: to boosts where the Wi-Fi is included. Rule TYPE-6. */
export const LargerPlans = () => {
  const { t } = useTranslation('devices');
  const opensPlans = useCanOpen(paths.upgradePlans);
  const opensBoosts = useCanOpen(paths.selectPlanAnchor);
  const sellsBoosts = useAppSelector(
    ({ site }) =>
      capabilitiesOf(site.info?.portalType ?? 'unknown').planPage === paths.selectPlanAnchor &&
      site.offer?.sellsPlans !== false,
  );
  const boosts = opensBoosts && sellsBoosts ? paths.selectPlanAnchor : null;
  const to = opensPlans ? paths.upgradePlans : boosts;
  return (
    to && (
      <Link as={RouterLink} to={to}>
        {t('refusal.morePlans')}
      </Link>
    )
  );
};
