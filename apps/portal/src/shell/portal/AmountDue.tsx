import { isFree, type Money } from '@foyer/domain';
import { Price, Quantity } from '@foyer/ui-kit/core';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useMoney } from '~/shared/money/useMoney';

interface AmountDueProps {
  /** Null if it is not known. */
  amount: Money | null;
  /** `hero` on the page's hero, `lg` on a tile. */
  size: 'lg' | 'hero';
}

/** The amount of a payment; in words where it is not known, or where a coupon or credit leaves nothing of it. */
export const AmountDue = ({ amount, size }: AmountDueProps) => {
  const { t } = useTranslation('portal');
  const money = useMoney();
  if (amount && !isFree(amount)) return <Price amount={money.parts(amount)} size={size} />;
  const words = t(amount ? 'nothingToPay' : 'notKnown');
  return size === 'hero' ? <Quantity value={words} size="lg" /> : <Quantity value={words} />;
};
