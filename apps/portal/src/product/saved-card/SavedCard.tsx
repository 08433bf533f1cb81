import { paymentMethodLabel, type PaymentMethod } from '@foyer/domain';
import { CardLogo, IconText } from '@foyer/ui-kit/core';
import { useMessage } from '~/shared/i18n/useMessage';

/** A saved payment method in one line: its logo and "Visa ending 4242". Rule BILL-7. */
export const SavedCard = ({ method }: { method: PaymentMethod }) => {
  const message = useMessage();
  return (
    <IconText icon={<SavedCardLogo method={method} />}>
      {message(paymentMethodLabel(method))}
    </IconText>
  );
};

/** The logo alone; a plain card for an unknown brand. */
export const SavedCardLogo = ({ method: { cardType } }: { method: PaymentMethod }) => {
  const message = useMessage();
  return <CardLogo name={message(paymentMethodLabel({ cardType, lastFour: null }))} />;
};
