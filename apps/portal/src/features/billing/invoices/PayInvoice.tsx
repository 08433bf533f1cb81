import type { Invoice } from '@foyer/domain';
import { Banner, Button, Stack } from '@foyer/ui-kit/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMoney } from '~/platform/money/useMoney';
import { paths } from '~/platform/routing/paths';
import { usePayInvoice } from './usePayInvoice';

interface PayInvoiceProps {
  invoice: Invoice;
  size?: 'large' | 'small';
}

/** "Pay £3.00 now", and what became of it when it did not work. */
export const PayInvoice = ({ invoice, size = 'large' }: PayInvoiceProps) => {
  const { t } = useTranslation('billing');
  const money = useMoney();
  const { pay, isPaying, problem } = usePayInvoice(invoice);
  return (
    <Stack gap={12}>
      {problem && (
        <Banner
          tone="critical"
          role="alert"
          title={t('pay.failed')}
          action={
            <Button as={Link} to={paths.paymentMethod} variant="soft" size="small">
              {t('pay.changeCard')}
            </Button>
          }
        >
          {problem}
        </Banner>
      )}
      <Button size={size} busy={isPaying} onClick={() => void pay()}>
        {t('pay.now', { price: money.text(invoice.amount) })}
      </Button>
    </Stack>
  );
};
