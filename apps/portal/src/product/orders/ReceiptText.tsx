import type { Receipt } from '@foyer/domain';
import { Text } from '@foyer/ui-kit/core';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useMoney } from '~/shared/money/useMoney';

/** What was paid for an order, where its receipt goes, and the order's number if that is known. Rule BUY-24. */
export const ReceiptText = ({ receipt }: { receipt: Receipt | null }) => {
  const { t } = useTranslation('purchase');
  const money = useMoney();
  if (!receipt) return null;
  const { paid, sentTo, number, item } = receipt;
  return (
    <>
      <Text size="md">
        {t(sentTo ? 'return.paidTo' : 'return.paid', { amount: money.text(paid), email: sentTo })}
      </Text>
      {item !== null && <Text>{item}</Text>}
      {number !== null && <Text>{t('return.order', { number })}</Text>}
    </>
  );
};
