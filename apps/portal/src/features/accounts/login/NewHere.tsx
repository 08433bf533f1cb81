import { capabilitiesOf, landingTabsFor, planPeriod } from '@foyer/domain';
import { Button, Card, Stack, Text } from '@foyer/ui-kit/core';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useMoney } from '~/platform/money/useMoney';
import { usePeriod } from '~/platform/money/usePeriod';
import { paths } from '~/platform/routing/paths';
import { useAppSelector } from '~/platform/store/hooks';

/** The way in for who has no account yet: the plans, or registering where that gives access. */
export const NewHere = () => {
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
    <Card pad="tile">
      <Stack row spread gap={12}>
        <div>
          <Text strong>{t('login.newAt', { site: site.name })}</Text>
          {price && cheapest && (
            <Text size="xs" tone="quiet">
              {t('login.plansFrom', { price, period: per(planPeriod(cheapest)) })}
            </Text>
          )}
        </div>
        <Button
          as={RouterLink}
          to={registeringGivesAccess ? `${paths.landing}?tab=register` : planPage}
          variant="soft"
          size="small"
        >
          {t(registeringGivesAccess ? 'login.register' : 'login.seePlans')}
        </Button>
      </Stack>
    </Card>
  );
};
