import { firstPaymentOf } from '@foyer/domain';
import { Banner, Button } from '@foyer/ui-kit/core';
import { Link } from 'react-router-dom';
import { paymentMethodPath } from '~/product/card-form/cardPaths';
import { currentPath } from '~/shared/routing/currentPath';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useDate } from '~/shared/i18n/useDate';
import { useMoney } from '~/shared/money/useMoney';
import { useArrivesTogether } from '~/shell/portal/sections/Together';
import { useGetDashboardQuery } from '~/session/api/portal.api';
import { useAppSelector } from '~/session/store/hooks';
import { now } from '~/session/storage/browserStores';
import { useBilling } from '../useBilling';

/**
 * Asks for a card by the day of the first payment, where none is saved. On the STRIPE engine the order asks for one.
 * Rule BUY-21.
 */
export const MissingCardBanner = () => {
  const { t } = useTranslation('portal');
  const date = useDate();
  const money = useMoney();
  const { way } = useBilling();
  const isInternal = useAppSelector(({ site }) => site.info?.planEngine === 'INTERNAL');
  const { data: dashboard, isLoading } = useGetDashboardQuery();
  useArrivesTogether(!isLoading);
  const first = dashboard && firstPaymentOf(dashboard, now());
  if (!isInternal || way !== 'card' || !first || dashboard.paymentMethod !== null) return null;
  const day = date.dayOfMonth(first.at);
  return (
    <Banner
      tone="warning"
      title={t('missingCard.title', { date: day })}
      action={
        <Button as={Link} to={paymentMethodPath(currentPath())} variant="soft" size="small">
          {t('missingCard.action')}
        </Button>
      }
    >
      {t('missingCard.text', { amount: money.text(first.amount), date: day })}
    </Banner>
  );
};
