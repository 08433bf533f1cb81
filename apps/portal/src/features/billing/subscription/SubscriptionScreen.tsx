import { isFree, paidPeriodEnd, type Subscription } from '@foyer/domain';
import {
  BackLink,
  Card,
  CardHeader,
  EmptyState,
  SummaryLines,
  type SummaryLine,
} from '@foyer/ui-kit/core';
import { receiptIcon } from '@foyer/ui-kit/icons';
import { Link as RouterLink, useParams, useSearchParams } from 'react-router-dom';
import { useGetDashboardQuery } from '~/session/api/portal.api';
import { httpErrorOf } from '~/session/api/httpError';
import { useDate } from '~/shared/i18n/useDate';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useCost } from '~/shared/money/useCost';
import { PortalScreen } from '~/shell/portal/PortalScreen';
import { QuerySection } from '~/shell/portal/sections/QuerySection';
import { useArrivesTogether } from '~/shell/portal/sections/Together';
import { paths } from '~/shared/routing/paths';
import { useGetBillingSubscriptionQuery } from '../billing.api';
import { INVOICE, subscriptionPath } from '../billingPaths';
import { InvoiceView } from '../invoices/InvoiceView';
import { usePaysDue } from '../invoices/usePaysDue';
import { SubscriptionInvoices } from './SubscriptionInvoices';
import { useInvoicePage } from './useInvoicePage';
import { useSubscriptionLine } from './useSubscriptionLine';

/** One subscription with all its invoices. Rule BILL-1. */
const SubscriptionScreen = () => {
  const { t } = useTranslation('billing');
  const id = useParams()['subscriptionId'] ?? '';
  const query = useGetBillingSubscriptionQuery({ id });
  const page = useInvoicePage(id);
  const isUnknown = query.isError && httpErrorOf(query.error)?.status === 404;
  const [params] = useSearchParams();
  const invoice = page.query.data?.invoices.find(({ id: each }) => each === params.get(INVOICE));
  const paysDue = usePaysDue(invoice);
  const title = invoice
    ? t('invoice.title', { number: invoice.number })
    : (query.data?.title ?? t('subscription.title'));
  return (
    <PortalScreen
      title={title}
      busy={query.isLoading}
      paysDue={paysDue}
      back={
        <BackLink
          as={RouterLink}
          to={invoice ? `${subscriptionPath(id)}?${page.search}` : paths.billing}
        >
          {t(invoice ? 'invoice.back' : 'subscription.back')}
        </BackLink>
      }
    >
      {invoice && <InvoiceView invoice={invoice} plan={query.data ?? null} />}
      {isUnknown && <Unknown />}
      {!invoice && !isUnknown && (
        <>
          <QuerySection query={query} failed={t('subscription.failed')}>
            {(subscription) => <Facts subscription={subscription} />}
          </QuerySection>
          <SubscriptionInvoices page={page} />
        </>
      )}
    </PortalScreen>
  );
};

/** Not a subscription of this user: an old address, or another user's subscription. */
const Unknown = () => {
  const { t } = useTranslation('billing');
  return (
    <Card>
      <EmptyState
        icon={receiptIcon}
        title={t('subscription.unknown')}
        text={t('subscription.unknownText')}
      />
    </Card>
  );
};

const Facts = ({ subscription }: { subscription: Subscription }) => {
  const { t } = useTranslation('billing');
  const lines = useLines(subscription);
  return (
    <Card as="section">
      <CardHeader title={t('subscription.details')} />
      <SummaryLines lines={lines} />
    </Card>
  );
};

const useLines = (subscription: Subscription): SummaryLine[] => {
  const { t } = useTranslation('billing');
  const cost = useCost();
  const date = useDate();
  const line = useSubscriptionLine();
  const { data: dashboard, isLoading } = useGetDashboardQuery();
  useArrivesTogether(!isLoading);
  const { price, period, startDate, coupon, downloadMbps, contract, state } = subscription;
  const paidUntil = dashboard && !isFree(price) ? paidPeriodEnd(subscription, dashboard) : null;
  const lines: SummaryLine[] = [
    { label: t('subscription.status'), amount: line(subscription) },
    {
      label: t('subscription.price'),
      amount: isFree(price) ? t('common:free') : cost(price, period, subscription),
    },
  ];
  if (downloadMbps !== null)
    lines.push({ label: t('subscription.speed'), amount: `${downloadMbps} ${t('common:mbps')}` });
  if (startDate !== null)
    lines.push({ label: t('subscription.since'), amount: date.full(startDate) });
  // A pause that runs moves the end every day.
  if (paidUntil !== null && state !== 'ended' && state !== 'paused')
    lines.push({ label: t('subscription.paidUntil'), amount: date.full(paidUntil) });
  if (coupon) lines.push({ label: t('subscription.coupon'), amount: coupon.value });
  if (contract) lines.push({ label: t('subscription.contract'), amount: t('subscription.yes') });
  return lines;
};

export default SubscriptionScreen;
