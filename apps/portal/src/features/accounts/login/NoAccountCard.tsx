import {
  capabilitiesOf,
  landingTabsFor,
  noUserDevices,
  othersPay,
  planPeriod,
} from '@foyer/domain';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { LinkCard } from '~/shell/layout/LinkCard';
import { useCost } from '~/shared/money/useCost';
import { paths } from '~/shared/routing/paths';
import { useAppSelector } from '~/session/store/hooks';

/**
 * For visitors without an account. Where the Wi-Fi is free without one, it leads to connecting this device; where
 * registering gives access, to registering; otherwise to the plans. Rule LOGIN-24.
 */
export const NoAccountCard = () => {
  const { t } = useTranslation('accounts');
  const site = useAppSelector((state) => state.site.info);
  const offer = useAppSelector((state) => state.site.offer);
  const isOutside = useAppSelector(({ session }) => session.isOutsideNetwork);
  // The gateway sends a form only to entitled devices.
  const hasAccess = useAppSelector(
    ({ session }) => session.deviceState === 'online' || session.connect !== null,
  );
  const cost = useCost();
  if (!site || isOutside) return null;
  const { registeringGivesAccess, planPage } = capabilitiesOf(site.portalType);
  const tabs = landingTabsFor(site);
  const isFree = othersPay(site.portalType) && noUserDevices(site)[0] === 'own';
  if (isFree && tabs.includes('connect-device'))
    return hasAccess ? null : (
      <LinkCard
        title={t('login.newAt', { site: site.name })}
        to={`${paths.landing}?tab=connect-device`}
        label={t('login.connect')}
      />
    );
  if (registeringGivesAccess && !tabs.includes('register')) return null;
  if (!registeringGivesAccess && hasAccess) return null;
  const sold = registeringGivesAccess ? null : (offer?.cheapest ?? null);
  const from = offer?.hasFreePlan ? 'login.plansFreeOrFrom' : 'login.plansFrom';
  return (
    <LinkCard
      title={t('login.newAt', { site: site.name })}
      hint={sold && t(from, { cost: cost(sold.price, planPeriod(sold), sold) })}
      to={registeringGivesAccess ? `${paths.landing}?tab=register` : planPage}
      label={t(registeringGivesAccess ? 'login.register' : 'login.seePlans')}
    />
  );
};
