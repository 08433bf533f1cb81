import type { Invoice } from '@foyer/domain';
import { IconButton } from '@foyer/ui-kit/core';
import { downloadIcon } from '@foyer/ui-kit/icons';
import { Link } from 'react-router-dom';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useInvoicePdf } from './useInvoicePdf';

interface InvoicePdfProps {
  invoice: Invoice;
  /** The page of the invoice, to open where the browser can't save a file; without it nothing shows there. */
  page?: string;
}

/** The button that saves an invoice's file, if the invoice has one. */
export const InvoicePdf = ({ invoice, page }: InvoicePdfProps) => {
  const { t } = useTranslation('billing');
  const { canSave, save, isSaving } = useInvoicePdf(invoice);
  const shown = { icon: downloadIcon, label: t('invoices.pdfOf', { number: invoice.number }) };
  if (!invoice.hasPdf) return null;
  if (canSave) return <IconButton {...shown} aria-busy={isSaving} onClick={() => void save()} />;
  return page && <IconButton {...shown} as={Link} to={page} />;
};
