import type { Invoice } from '@foyer/domain';
import { Link } from '@foyer/ui-kit/core';
import { ResponsiveTable, type Column } from '@foyer/ui-kit/parts';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useMoney } from '~/shared/money/useMoney';
import { INVOICE } from '../billingPaths';
import { InvoiceState } from './InvoiceState';
import { useInvoicePeriod } from './useInvoicePeriod';
import { InvoicePdf } from '~/product/invoices/InvoicePdf';

/** Invoices with their states and a download each: a table on a desktop, cards on a phone. */
export const InvoiceTable = ({ invoices }: { invoices: readonly Invoice[] }) => {
  const { t } = useTranslation('billing');
  return (
    <ResponsiveTable
      label={t('invoices.title')}
      columns={useColumns()}
      rows={invoices}
      rowKey={({ id }) => id}
    />
  );
};

const useColumns = (): Column<Invoice>[] => {
  const { t } = useTranslation('billing');
  const money = useMoney();
  const period = useInvoicePeriod();
  return [
    { id: 'period', header: t('invoices.period'), cell: period, card: 'detail' },
    {
      id: 'name',
      header: t('invoices.invoice'),
      cell: (invoice) => <Title invoice={invoice} />,
      note: ({ number }) => number,
      wide: true,
      card: 'title',
    },
    {
      id: 'state',
      header: t('invoices.state'),
      cell: (invoice) => <InvoiceState invoice={invoice} />,
      card: 'state',
    },
    {
      id: 'amount',
      header: t('invoices.amount'),
      cell: ({ amount }) => money.text(amount),
      align: 'end',
      card: 'value',
    },
    {
      id: 'pdf',
      header: t('invoices.pdf'),
      cell: (invoice) => <Pdf invoice={invoice} />,
      align: 'end',
      card: 'action',
    },
  ];
};

const Title = ({ invoice }: { invoice: Invoice }) => (
  <Link as={RouterLink} to={useInvoicePath(invoice)} variant="inline">
    {invoice.description ?? invoice.number}
  </Link>
);

/** Opens the invoice in the page that lists it. */
const useInvoicePath = ({ id }: Invoice): string => {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.set(INVOICE, id);
  return `${pathname}?${query}`;
};

const Pdf = ({ invoice }: { invoice: Invoice }) => (
  <InvoicePdf invoice={invoice} page={useInvoicePath(invoice)} />
);
