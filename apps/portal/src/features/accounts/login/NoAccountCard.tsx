import { capabilitiesOf, landingTabsFor, planPeriod } from '@foyer/domain';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { LinkCard } from '~/shell/layout/LinkCard';
import { useMoney } from '~/shared/money/useMoney';
import { usePeriod } from '~/shared/money/usePeriod';
import { paths } from '~/shared/routing/paths';
import { useAppSelector } from '~/session/store/hooks';

/**
 * For visitors without an account: links to the plans, or to registering where that gives access.
 */
export const NoAccountCard = () => {
  const { t } = useTranslation('accounts');
  const site = useAppSelector((state) => state.site.info);
  const cheapest = useAppSelector((state) => state.site.offer?.cheapest ?? null);
  const isOutside = useAppSelector(({ session }) => session.isOutsideNetwork);
  const money = useMoney();
  const per = usePeriod();
  if (!site || isOutside) return null;
  const { registeringGivesAccess, planPage } = capabilitiesOf(site.portalType);
  if (registeringGivesAccess && !landingTabsFor(site).includes('register')) return null;
  const price = cheapest && !registeringGivesAccess ? money.text(cheapest.price) : null;
  return (
    <LinkCard
      title={t('login.newAt', { site: site.name })}
      hint={
        price &&
        cheapest &&
        t('login.plansFrom', { price, period: per(planPeriod(cheapest), cheapest) })
      }
      to={registeringGivesAccess ? `${paths.landing}?tab=register` : planPage}
      label={t(registeringGivesAccess ? 'login.register' : 'login.seePlans')}
    />
  );
};
