import { isPastDue, onlySettles } from '@foyer/domain';
import { Banner, Button } from '@foyer/ui-kit/core';
import { receiptIcon } from '@foyer/ui-kit/icons';
import { Link, useLocation } from 'react-router-dom';
import { useDate } from '~/shared/i18n/useDate';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useMoney } from '~/shared/money/useMoney';
import { useCanOpen } from '~/session/guards/useCanOpen';
import { now } from '~/session/storage/browserStores';
import { useAppSelector } from '~/session/store/hooks';
import { portalApi, useGetDashboardQuery } from '~/session/api/portal.api';
import { selectHomePage } from '~/shell/portal/portalViews';
import { useBilling } from '~/shell/portal/useBilling';
import { invoicePath } from '../invoicePath';

const BILLING = '/portal/billing-information';

/** Says that the user's `lastInvoice` is overdue and links to paying it. */
export const PastDueBanner = () => {
  const { t } = useTranslation('portal');
  const money = useMoney();
  const date = useDate();
  const { way, billedBy } = useBilling();
  const isPaidHere = way !== 'elsewhere';
  const { pathname } = useLocation();
  const opensBilling = useCanOpen(BILLING);
  const user = useAppSelector(({ session }) => session.account?.siteUser ?? null);
  const invoice = user?.lastInvoice ?? null;
  const isShownOnPage = useIsShownOnPage(pathname);
  const { data: dashboard } = portalApi.endpoints.getDashboard.useQueryState();
  if (isShownOnPage || !invoice || !isPastDue(invoice, now())) return null;
  const amount = money.text(invoice.amount);
  const isEndedPlan = onlySettles(invoice, user?.hasActiveSubscription ? null : { state: 'ended' });
  // A plan that is not past due goes on without this payment.
  const isOfPlan = (dashboard?.subscription?.state ?? 'pastDue') === 'pastDue';
  const keepsOnline = !isEndedPlan && isPaidHere && isOfPlan;
  return (
    <Banner
      tone="critical"
      icon={receiptIcon}
      title={t('pastDue.titleOn', { amount, date: date.dayOfMonth(invoice.dueDate) })}
      action={
        isPaidHere &&
        opensBilling && (
          <Button as={Link} to={invoicePath(invoice.id)} variant="soft" size="small">
            {t('pastDue.action')}
          </Button>
        )
      }
    >
      {isEndedPlan && t('onlySettles')} {keepsOnline && t('pastDue.text')}
      {!isPaidHere && billedBy}
    </Banner>
  );
};

/** The home page's status and the billing page already say what is due. */
const useIsShownOnPage = (pathname: string): boolean => {
  const isHome = useAppSelector((state) => selectHomePage(state) === pathname);
  const { data } = useGetDashboardQuery(undefined, { skip: !isHome });
  return pathname === BILLING || (isHome && data?.subscription?.state === 'pastDue');
};
