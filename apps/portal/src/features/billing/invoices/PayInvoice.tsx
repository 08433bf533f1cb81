import type { Invoice } from '@foyer/domain';
import { Button, Stack } from '@foyer/ui-kit/core';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useMoney } from '~/shared/money/useMoney';
import { PaymentErrorBanner } from '~/shell/portal/sections/PaymentErrorBanner';
import { usePayInvoice } from './usePayInvoice';

/** "Pay £3.00 now", and the error when it failed. */
export const PayInvoice = ({ invoice }: { invoice: Invoice }) => {
  const { t } = useTranslation('billing');
  const money = useMoney();
  const { pay, isPaying, chargeError } = usePayInvoice(invoice);
  return (
    <Stack gap={12}>
      {chargeError && (
        <PaymentErrorBanner
          title={t('pay.failed')}
          chargeError={chargeError}
          onRetry={() => void pay()}
        />
      )}
      <Button busy={isPaying} onClick={() => void pay()}>
        {t('pay.now', { price: money.text(invoice.amount) })}
      </Button>
    </Stack>
  );
};
