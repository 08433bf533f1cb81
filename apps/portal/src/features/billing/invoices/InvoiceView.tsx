import {
  isPayable,
  onlySettles,
  type Invoice,
  type InvoiceSeller,
  type Subscription,
} from '@foyer/domain';
import {
  Grid,
  GridItem,
  Button,
  Card,
  CardHeader,
  Icon,
  Link,
  Stack,
  SummaryLines,
  Text,
  type SummaryLine,
} from '@foyer/ui-kit/core';
import { downloadIcon } from '@foyer/ui-kit/icons';
import { Fragment } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useDate } from '~/shared/i18n/useDate';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useMoney } from '~/shared/money/useMoney';
import { useBilling } from '~/shell/portal/useBilling';
import { subscriptionPath } from '../billingPaths';
import { InvoiceState } from './InvoiceState';
import { PayInvoice } from './PayInvoice';
import { SaveElsewhere } from '~/product/invoices/SaveElsewhere';
import { useInvoicePdf } from '~/product/invoices/useInvoicePdf';
import { useInvoicePeriod } from './useInvoicePeriod';

interface InvoiceViewProps {
  invoice: Invoice;
  /** The plan that the invoice bills; null where it is unknown. */
  plan: Subscription | null;
}

/** An invoice in the page: what it bills, line by line, and its download. */
export const InvoiceView = ({ invoice, plan }: InvoiceViewProps) => {
  const { t } = useTranslation('billing');
  const period = useInvoicePeriod();
  const lines = useLines(invoice);
  const { way, billedBy } = useBilling();
  return (
    <Grid aside>
      <GridItem desk={2}>
        <Card as="section">
          <CardHeader
            title={invoice.description ?? invoice.number}
            action={<InvoiceState invoice={invoice} />}
          />
          <Stack gap={20}>
            <Text tone="quiet">{period(invoice)}</Text>
            <SummaryLines lines={lines} />
            {hadNothingToPay(invoice) && <Text>{t('invoice.nothingToPay')}</Text>}
            {invoice.seller && <SoldBy seller={invoice.seller} />}
            {isPayable(invoice) && (
              <>
                {onlySettles(invoice, plan) && <Text>{t('portal:onlySettles')}</Text>}
                {way === 'elsewhere' ? <Text>{billedBy}</Text> : <PayInvoice invoice={invoice} />}
              </>
            )}
            {invoice.hasPdf && <AsFile invoice={invoice} />}
            {!invoice.hasPdf && <Text tone="quiet">{t('invoice.noFile')}</Text>}
            {invoice.subscriptionId && (
              <Link as={RouterLink} to={subscriptionPath(invoice.subscriptionId)}>
                {t('invoice.allOfThese')}
              </Link>
            )}
          </Stack>
        </Card>
      </GridItem>
    </Grid>
  );
};

/** Whether an invoice is settled without a charge. Rule BILL-12. */
const hadNothingToPay = ({ state, amount }: Invoice): boolean =>
  state === 'paid' && amount.minor === 0;

const useLines = (invoice: Invoice): SummaryLine[] => {
  const { t } = useTranslation('billing');
  const money = useMoney();
  const date = useDate();
  const lines: SummaryLine[] = invoice.lines.map(({ description, amount }) => ({
    label: description,
    amount: money.text(amount),
    quiet: true,
  }));
  lines.push({ label: t('invoice.total'), amount: money.text(invoice.amount) });
  const { taxIncluded } = invoice;
  if (taxIncluded !== null && taxIncluded.minor !== 0)
    lines.push({ label: t('invoice.taxIncluded'), amount: money.text(taxIncluded), quiet: true });
  if (invoice.paidAt !== null)
    lines.push({ label: t('invoice.paidOn'), amount: date.full(invoice.paidAt), quiet: true });
  else if (invoice.dueDate !== null)
    lines.push({ label: t('invoice.dueOn'), amount: date.full(invoice.dueDate), quiet: true });
  return lines;
};

const SoldBy = ({ seller }: { seller: InvoiceSeller }) => {
  const { t } = useTranslation('billing');
  const { name, address, registration } = seller;
  return (
    <Text tone="quiet">
      {t('invoice.seller')}
      {[name, address, registration].map(
        (line) =>
          line && (
            <Fragment key={line}>
              <br />
              <bdi>{line}</bdi>
            </Fragment>
          ),
      )}
    </Text>
  );
};

/** The download. A phone's sign-in window cannot save a file, so it says where the user can. */
const AsFile = ({ invoice }: { invoice: Invoice }) => {
  const { t } = useTranslation('billing');
  const { canSave, save, isSaving } = useInvoicePdf(invoice);
  if (!canSave) return <SaveElsewhere />;
  return (
    <Button
      variant="soft"
      busy={isSaving}
      icon={<Icon of={downloadIcon} size={20} />}
      onClick={() => void save()}
    >
      {t('invoice.save')}
    </Button>
  );
};
