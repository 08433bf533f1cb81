import type { Invoice } from '@foyer/domain';
import { Stack } from '@foyer/ui-kit/core';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { PaymentErrorBanner } from '~/product/card-form/PaymentErrorBanner';
import { PayButton } from './PayButton';
import { usePayInvoice } from './usePayInvoice';

/** The button that pays, and the error when it failed. */
export const PayInvoice = ({ invoice }: { invoice: Invoice }) => {
  const { t } = useTranslation('billing');
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
      <PayButton invoice={invoice} isPaying={isPaying} onPay={() => void pay()} />
    </Stack>
  );
};
