import { isPayable, partRefunded, sortInvoices, type Invoice } from '@foyer/domain';
import { Card, CardHeader, EmptyState, Stack } from '@foyer/ui-kit/core';
import { receiptIcon } from '@foyer/ui-kit/icons';
import { ResponsiveTable, type Column } from '@foyer/ui-kit/parts';
import { loadDueInvoices } from '~/features/billing/routes';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { lazyComponent } from '~/shared/loading/lazyComponent';
import { useDate } from '~/shared/i18n/useDate';
import { useMoney } from '~/shared/money/useMoney';
import { InvoicePdf } from '~/product/invoices/InvoicePdf';
import { SaveElsewhere } from '~/product/invoices/SaveElsewhere';
import { canSaveFiles } from '~/product/invoices/useInvoicePdf';
import { LinkCard } from '~/shell/layout/LinkCard';
import { useIsInMenu } from '~/shell/portal/menu/usePortalMenu';
import { LinesSkeleton, QuerySection } from '~/shell/portal/sections/QuerySection';
import { SectionLoadError } from '~/shell/portal/sections/SectionLoadError';
import { paths } from '~/shared/routing/paths';
import { useCanOpen } from '~/session/guards/useCanOpen';
import { useAppSelector } from '~/session/store/hooks';
import { selectCapabilities } from '~/session/store/portalType';
import { useGetBillingQuery } from '~/session/api/portal.api';

const DueInvoices = lazyComponent(loadDueInvoices, {
  loading: () => <LinesSkeleton />,
  failed: SectionLoadError,
});

/**
 * What was paid, where the menu has no billing page: the way to that page, or the receipts and what is due if no way leads
 * there. It says so to users who could buy an extra but never did. Rules BILL-14 and BILL-18.
 */
export const ReceiptsCard = () => {
  const { t } = useTranslation('my-account');
  const { sells } = useAppSelector(selectCapabilities);
  const isShown = !useIsInMenu(paths.billing);
  const opensBilling = useCanOpen(paths.billing);
  const query = useGetBillingQuery(undefined, { skip: !isShown });
  if (!isShown) return null;
  return (
    <QuerySection query={query} failed={t('receipts.failed')} skeleton={<LinesSkeleton />}>
      {({ invoices }) =>
        invoices.length === 0 ? (
          sells === 'extras' && (
            <Card>
              <EmptyState
                icon={receiptIcon}
                title={t('receipts.none')}
                text={t('receipts.noneText')}
              />
            </Card>
          )
        ) : opensBilling ? (
          <LinkCard
            title={t('receipts.title')}
            to={paths.billing}
            label={t('common:menu.billing')}
          />
        ) : (
          <DueAndPaid invoices={invoices} />
        )
      }
    </QuerySection>
  );
};

const DueAndPaid = ({ invoices }: { invoices: readonly Invoice[] }) => {
  const paid = sortInvoices(invoices.filter(({ state }) => state === 'paid'));
  return (
    <Stack gap="cards">
      {invoices.some(isPayable) && <DueInvoices />}
      {paid.length > 0 && <Receipts invoices={paid} />}
    </Stack>
  );
};

const Receipts = ({ invoices }: { invoices: readonly Invoice[] }) => {
  const { t } = useTranslation('my-account');
  const date = useDate();
  const money = useMoney();
  const columns: Column<Invoice>[] = [
    {
      id: 'what',
      header: t('receipts.what'),
      cell: ({ description, number }) => description ?? number,
      note: ({ description, number }) => description && number,
      wide: true,
      card: 'title',
    },
    {
      id: 'when',
      header: t('receipts.when'),
      cell: ({ paidAt, periodStart }) => {
        const at = paidAt ?? periodStart;
        return at === null ? '' : date.full(at);
      },
      card: 'line',
    },
    {
      id: 'runs',
      header: t('receipts.runs'),
      // A withdrawal ends what it refunds.
      cell: ({ periodStart, periodEnd, refunded }) =>
        refunded || periodStart === null || periodEnd === null
          ? ''
          : t('receipts.fromTo', { from: date.full(periodStart), to: date.full(periodEnd) }),
      card: 'detail',
    },
    {
      id: 'amount',
      header: t('receipts.amount'),
      cell: ({ amount }) => money.text(amount),
      align: 'end',
      card: 'value',
    },
  ];
  if (invoices.some(({ refunded }) => refunded))
    columns.push({
      id: 'refund',
      header: t('billing:invoices.state'),
      cell: (invoice) => {
        const part = partRefunded(invoice);
        if (part) return t('billing:invoices.partlyRefunded', { amount: money.text(part) });
        return invoice.refunded && t('billing:invoices.refunded');
      },
      card: 'state',
    });
  const hasPdf = invoices.some((invoice) => invoice.hasPdf);
  if (hasPdf && canSaveFiles())
    columns.push({
      id: 'pdf',
      header: t('billing:invoices.pdf'),
      cell: pdfOf,
      align: 'end',
      card: 'action',
    });
  return (
    <Card as="section">
      <CardHeader title={t('receipts.title')} />
      <ResponsiveTable
        label={t('receipts.title')}
        columns={columns}
        rows={invoices}
        rowKey={({ id }) => id}
      />
      {hasPdf && !canSaveFiles() && <SaveElsewhere />}
    </Card>
  );
};

const pdfOf = (invoice: Invoice) => <InvoicePdf invoice={invoice} />;
