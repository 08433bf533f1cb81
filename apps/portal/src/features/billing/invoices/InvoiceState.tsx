import {
  invoiceLabel,
  invoiceTone,
  partRefunded,
  type Invoice,
  type InvoiceTone,
} from '@foyer/domain';
import { Chip, type ChipProps } from '@foyer/ui-kit/core';
import { checkIcon, refreshIcon, receiptIcon, warningIcon } from '@foyer/ui-kit/icons';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useMessage } from '~/shared/i18n/useMessage';
import { useMoney } from '~/shared/money/useMoney';
import { now } from '~/session/storage/browserStores';

const looks: Record<InvoiceTone, Pick<ChipProps, 'tone' | 'icon'>> = {
  good: { tone: 'positive', icon: checkIcon },
  neutral: { tone: 'plain', icon: receiptIcon },
  warning: { tone: 'warning', icon: warningIcon },
  bad: { tone: 'critical', icon: warningIcon },
};

/** An invoice's state: an icon, a word and a tinted background. */
export const InvoiceState = ({ invoice }: { invoice: Invoice }) => {
  const { t } = useTranslation('billing');
  const message = useMessage();
  const money = useMoney();
  const part = partRefunded(invoice);
  if (invoice.refunded)
    return (
      <Chip tone="plain" icon={refreshIcon}>
        {part ? t('invoices.partlyRefunded', { amount: money.text(part) }) : t('invoices.refunded')}
      </Chip>
    );
  return (
    <Chip {...looks[invoiceTone(invoice, now())]}>{message(invoiceLabel(invoice, now()))}</Chip>
  );
};
