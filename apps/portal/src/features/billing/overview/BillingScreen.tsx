import { newestInvoice, subscriptionOf } from '@foyer/domain';
import { BackLink, Grid, GridItem } from '@foyer/ui-kit/core';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { PortalScreen } from '~/shell/portal/PortalScreen';
import { LAST_INVOICE } from '~/shell/portal/portalViews';
import { paths } from '~/shared/routing/paths';
import { INVOICE } from '../billingPaths';
import { InvoiceView } from '../invoices/InvoiceView';
import { usePaysDue } from '../invoices/usePaysDue';
import { BilledTo } from './BilledTo';
import { CreditNotes } from './CreditNotes';
import DueInvoices from './DueInvoices';
import { Invoices } from './Invoices';
import { NextPayment } from './NextPayment';
import { PaymentsByMonth } from './PaymentsByMonth';
import { Subscriptions } from './Subscriptions';
import { useGetBillingQuery } from '~/session/api/portal.api';

/** The next payment, past payments, and amounts due. Rule BILL-1. */
const BillingScreen = () => {
  const { t } = useTranslation('billing');
  const [params] = useSearchParams();
  const { data } = useGetBillingQuery();
  const wanted = params.get(INVOICE);
  const invoice =
    wanted === LAST_INVOICE
      ? newestInvoice(data?.invoices ?? [])
      : data?.invoices.find(({ id }) => id === wanted);
  const paysDue = usePaysDue(invoice ?? undefined);
  return data && invoice ? (
    <PortalScreen
      title={t('invoice.title', { number: invoice.number })}
      paysDue={paysDue}
      back={
        <BackLink as={RouterLink} to={paths.billing}>
          {t('invoice.back')}
        </BackLink>
      }
    >
      <InvoiceView invoice={invoice} plan={subscriptionOf(invoice, data.subscriptions)} />
    </PortalScreen>
  ) : (
    <Overview />
  );
};

const Overview = () => {
  const { t } = useTranslation('billing');
  return (
    <PortalScreen title={t('title')} shortTitle={t('shortTitle')} paysDue>
      <DueInvoices />
      <Grid>
        <GridItem desk={2}>
          <NextPayment />
        </GridItem>
        <GridItem>
          <PaymentsByMonth />
        </GridItem>
        <GridItem desk={3}>
          <Invoices />
        </GridItem>
        <GridItem desk={2}>
          <Subscriptions />
        </GridItem>
        <GridItem>
          <BilledTo />
        </GridItem>
        <GridItem desk={3}>
          <CreditNotes />
        </GridItem>
      </Grid>
    </PortalScreen>
  );
};

export default BillingScreen;
