import type { Invoice } from '@foyer/domain';
import { Button, Text } from '@foyer/ui-kit/core';
import { Link } from 'react-router-dom';
import { paymentMethodPath } from '~/product/card-form/cardPaths';
import { currentPath } from '~/shared/routing/currentPath';
import { useKeptCard } from '~/product/saved-card/useKeptCard';
import { useCanOpen } from '~/session/guards/useCanOpen';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useMoney } from '~/shared/money/useMoney';
import { paths } from '~/shared/routing/paths';

interface PayButtonProps {
  invoice: Pick<Invoice, 'amount'>;
  isPaying: boolean;
  size?: 'small';
  onPay: () => void;
}

/** "Pay £3.00 now"; where no card is kept, the way to add one, or whom to ask if no page adds one. Rules BILL-16 and BILL-18. */
export const PayButton = ({ invoice, isPaying, size, onPay }: PayButtonProps) => {
  const { t } = useTranslation('billing');
  const money = useMoney();
  const card = useKeptCard();
  const addsCards = useCanOpen(paths.paymentMethod);
  const price = money.text(invoice.amount);
  const look = size ? { size } : {};
  if (card === null && !addsCards) return <Text>{t('pay.noCardHere')}</Text>;
  if (card === null)
    return (
      <Button as={Link} to={paymentMethodPath(currentPath())} {...look}>
        {t('pay.addCard', { price })}
      </Button>
    );
  return (
    <Button busy={isPaying} onClick={onPay} {...look}>
      {t('pay.now', { price })}
    </Button>
  );
};
