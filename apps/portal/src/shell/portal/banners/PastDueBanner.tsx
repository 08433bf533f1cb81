import { isPastDue, onlySettles, subscriptionOf, type Subscription } from '@foyer/domain';
import { Banner, Button } from '@foyer/ui-kit/core';
import { receiptIcon } from '@foyer/ui-kit/icons';
import { Link, useLocation } from 'react-router-dom';
import { useDate } from '~/shared/i18n/useDate';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useMoney } from '~/shared/money/useMoney';
import { now } from '~/session/storage/browserStores';
import { useAppSelector } from '~/session/store/hooks';
import { portalApi, useGetBillingQuery, useGetDashboardQuery } from '~/session/api/portal.api';
import { selectHomePage } from '~/shell/portal/portalViews';
import { useBilling } from '~/shell/portal/useBilling';
import { cancelledEnd } from '../cancelledEnd';
import { useInvoicePath } from '../useInvoicePath';

/** Says that the user's `lastInvoice` is overdue and links to paying it. */
export const PastDueBanner = () => {
  const { t } = useTranslation('portal');
  const money = useMoney();
  const date = useDate();
  const { way, billedBy } = useBilling();
  const isPaidHere = way !== 'elsewhere';
  const invoicePath = useInvoicePath();
  const user = useAppSelector(({ session }) => session.account?.siteUser ?? null);
  const invoice = user?.lastInvoice ?? null;
  const isShownOnHome = useIsShownOnHome();
  const { data: dashboard } = portalApi.endpoints.getDashboard.useQueryState();
  const isOverdue = invoice !== null && isPastDue(invoice, now());
  const plan = usePlanOf(isOverdue && !isShownOnHome ? invoice.id : null);
  // A paused plan is not active, and has not ended.
  const keepsPlan = user?.hasActiveSubscription || user?.paused;
  if (isShownOnHome || !isOverdue) return null;
  const amount = money.text(invoice.amount);
  const isEndedPlan = onlySettles(invoice, plan ?? (keepsPlan ? null : { state: 'ended' }));
  // A plan that is not past due goes on without this payment.
  const isOfPlan =
    !user?.paused && (plan ?? dashboard?.subscription ?? { state: 'pastDue' }).state === 'pastDue';
  const cancelled = cancelledEnd(plan ?? dashboard?.subscription);
  const keepsOnline = !isEndedPlan && isPaidHere && isOfPlan;
  return (
    <Banner
      tone="critical"
      icon={receiptIcon}
      title={t('pastDue.titleOn', { amount, date: date.dayOfMonth(invoice.dueDate) })}
      action={
        isPaidHere && (
          <Button as={Link} to={invoicePath(invoice.id)} variant="soft" size="small">
            {t('pastDue.action')}
          </Button>
        )
      }
    >
      {isEndedPlan && t('onlySettles')}{' '}
      {keepsOnline &&
        (invoice.endsPlanAt !== null
          ? t('pastDue.endsPlan', { date: date.dayOfMonth(invoice.endsPlanAt) })
          : cancelled === null
            ? t('pastDue.text')
            : t('pastDue.cancelled', { date: date.dayOfMonth(cancelled) }))}
      {!isPaidHere && billedBy}
    </Banner>
  );
};

/** The plan of an invoice in billing; null if it is not known. */
const usePlanOf = (invoiceId: string | null): Subscription | null => {
  const { data } = useGetBillingQuery(undefined, { skip: invoiceId === null });
  const invoice = data?.invoices.find(({ id }) => id === invoiceId);
  return invoice ? subscriptionOf(invoice, data?.subscriptions ?? []) : null;
};

/** The home page's status already says what is due. */
const useIsShownOnHome = (): boolean => {
  const { pathname } = useLocation();
  const isHome = useAppSelector((state) => selectHomePage(state) === pathname);
  const { data } = useGetDashboardQuery(undefined, { skip: !isHome });
  return isHome && data?.subscription?.state === 'pastDue';
};
