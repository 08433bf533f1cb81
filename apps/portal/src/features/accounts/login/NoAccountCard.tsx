import { capabilitiesOf, landingTabsFor, planPeriod } from '@foyer/domain';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { LinkCard } from '~/shell/layout/LinkCard';
import { useCost } from '~/shared/money/useCost';
import { paths } from '~/shared/routing/paths';
import { useAppSelector } from '~/session/store/hooks';

/**
 * For visitors without an account: links to the plans if this device has no access yet, or to registering where that
 * gives access. Rule LOGIN-24.
 */
export const NoAccountCard = () => {
  const { t } = useTranslation('accounts');
  const site = useAppSelector((state) => state.site.info);
  const cheapest = useAppSelector((state) => state.site.offer?.cheapest ?? null);
  const isOutside = useAppSelector(({ session }) => session.isOutsideNetwork);
  // The gateway sends a form only to entitled devices.
  const hasAccess = useAppSelector(
    ({ session }) => session.deviceState === 'online' || session.connect !== null,
  );
  const cost = useCost();
  if (!site || isOutside) return null;
  const { registeringGivesAccess, planPage } = capabilitiesOf(site.portalType);
  if (registeringGivesAccess && !landingTabsFor(site).includes('register')) return null;
  if (!registeringGivesAccess && hasAccess) return null;
  const sold = registeringGivesAccess ? null : cheapest;
  return (
    <LinkCard
      title={t('login.newAt', { site: site.name })}
      hint={sold && t('login.plansFrom', { cost: cost(sold.price, planPeriod(sold), sold) })}
      to={registeringGivesAccess ? `${paths.landing}?tab=register` : planPage}
      label={t(registeringGivesAccess ? 'login.register' : 'login.seePlans')}
    />
  );
};
