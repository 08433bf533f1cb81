import { appliedCoupon, isFree, planPeriod, priceToday, termTotal } from '@foyer/domain';
import { Text } from '@foyer/ui-kit/core';
import { useBilledBy } from '~/product/plans/useBilledBy';
import { usePaymentWay } from '~/product/plans/usePaymentWay';
import { OrderTerms, type UnfoldedDetails } from '~/shell/site/OrderTerms';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useCost } from '~/shared/money/useCost';
import { useMoney } from '~/shared/money/useMoney';
import type { Purchase } from '../usePurchase';
import { useOrderWithdrawal } from '../useOrderWithdrawal';

/** What the page says of each. */
const withdrawals = { free: 'orders:withdrawFree', short: 'orders:withdrawShort' } as const;

/**
 * What the law wants to stand directly above the button that orders: payments, minimum term, tax, the right to
 * withdraw, and who sells. Rule LAW-10.
 */
export const KeyTerms = ({
  purchase,
  details,
}: {
  purchase: Purchase;
  details: UnfoldedDetails;
}) => {
  const { t } = useTranslation('purchase');
  const money = useMoney();
  const cost = useCost();
  const way = usePaymentWay();
  const billedBy = useBilledBy();
  const { plan } = purchase;
  const withdrawal = useOrderWithdrawal(purchase);
  if (!plan || isFree(plan.price)) return null;
  const period = planPeriod(plan);
  const coupon = appliedCoupon(purchase);
  const today = priceToday(purchase);
  const reduced = coupon && { price: today, payments: coupon.validForNumberOfPeriods };
  const payments = (): string => {
    if (plan.recurring === null || (plan.recurring && !period)) return '';
    if (!plan.recurring) return t(isFree(today) ? 'confirm.onceFree' : 'confirm.once');
    const count = coupon?.validForNumberOfPeriods ?? null;
    return count === null
      ? t(isFree(today) ? 'confirm.recurringFree' : 'confirm.recurring', {
          cost: cost(today, period, plan),
        })
      : t(isFree(today) ? 'confirm.recurringCouponFree' : 'confirm.recurringCoupon', {
          count,
          reduced: money.text(today),
          cost: cost(plan.price, period, plan),
        });
  };
  const words = payments();
  return (
    <OrderTerms
      payment={
        (way === 'elsewhere' || words) && (
          <>
            {way === 'elsewhere' && <Text>{billedBy}</Text>}
            {words && <Text>{words}</Text>}
          </>
        )
      }
      plan={plan}
      termTotal={termTotal(plan.price, period, plan.contractMonths, reduced)}
      withdrawal={withdrawal && t(withdrawals[withdrawal])}
      details={details}
    />
  );
};
