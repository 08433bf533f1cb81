import { isPayable, onlySettles, type Invoice, type Subscription } from '@foyer/domain';
import {
  Banner,
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
import { Link as RouterLink } from 'react-router-dom';
import { useDate } from '~/shared/i18n/useDate';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useMoney } from '~/shared/money/useMoney';
import { useBilling } from '~/shell/portal/useBilling';
import { subscriptionPath } from '../billingPaths';
import { InvoiceState } from './InvoiceState';
import { PayInvoice } from './PayInvoice';
import { useInvoicePdf } from './useInvoicePdf';
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
  if (invoice.paidAt !== null)
    lines.push({ label: t('invoice.paidOn'), amount: date.full(invoice.paidAt), quiet: true });
  else if (invoice.dueDate !== null)
    lines.push({ label: t('invoice.dueOn'), amount: date.full(invoice.dueDate), quiet: true });
  return lines;
};

/** The download. A phone's sign-in window cannot save a file, so it says where the user can. */
const AsFile = ({ invoice }: { invoice: Invoice }) => {
  const { t } = useTranslation('billing');
  const { canSave, save, isSaving } = useInvoicePdf(invoice);
  if (!canSave)
    return (
      <Banner title={t('invoice.elsewhere')}>
        {t('invoice.elsewhereText')} <strong dir="ltr">{window.location.href.split('?')[0]}</strong>
      </Banner>
    );
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
