import {
  couponSaving,
  groupTitle,
  isFree,
  periodEnd,
  planPeriod,
  priceNext,
  priceToday,
  appliedCoupon,
} from '@foyer/domain';
import { Price, Stack, SummaryLines, type SummaryLine, VisuallyHidden } from '@foyer/ui-kit/core';
import { tagIcon } from '@foyer/ui-kit/icons';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useDate } from '~/shared/i18n/useDate';
import { useList } from '~/shared/i18n/useList';
import { useMessage } from '~/shared/i18n/useMessage';
import { useMoney } from '~/shared/money/useMoney';
import { usePaymentWay } from '~/product/plans/usePaymentWay';
import { usePlanSummary } from '~/product/plans/usePlanSummary';
import { now } from '~/session/storage/browserStores';
import './purchase.css';
import { PurchaseSteps } from './PurchaseSteps';
import { useCouponSummary } from './useCouponSummary';
import type { Purchase } from './usePurchase';

interface OrderSummaryProps {
  purchase: Purchase;
  title: string;
  takesCard: boolean;
}

/** The order and today's price in large type, on the hero. */
export const OrderSummary = ({ purchase, title, takesCard }: OrderSummaryProps) => {
  const { t } = useTranslation('purchase');
  const money = useMoney();
  const way = usePaymentWay();
  const lines = useLines(purchase);
  return (
    <Stack gap={16}>
      <PurchaseSteps purchase={purchase} takesCard={takesCard} />
      <div>
        <h1 className="purchase-title">
          <VisuallyHidden>{title}</VisuallyHidden>
          <span aria-hidden="true">{t(way === 'card' ? 'confirm.payToday' : 'confirm.price')}</span>
        </h1>
        <Price amount={money.parts(priceToday(purchase))} size="hero" />
      </div>
      <SummaryLines lines={lines} />
    </Stack>
  );
};

/** The plan, the coupon, and the next payment where the plan renews at a price. */
const useLines = ({ plan, coupon }: Purchase): SummaryLine[] => {
  const { t } = useTranslation('purchase');
  const money = useMoney();
  const couponWords = useCouponSummary();
  const summary = usePlanSummary();
  const message = useMessage();
  const list = useList();
  const date = useDate();
  const way = usePaymentWay();
  if (!plan) return [];
  const lines: SummaryLine[] = [
    {
      label: list.facts([
        plan.title,
        plan.category || plan.groupName || plan.groupTitle ? message(groupTitle(plan)) : null,
      ]),
      detail: summary(plan),
      amount: isFree(plan.price) ? t('common:free') : money.text(plan.price),
    },
  ];
  const used = appliedCoupon({ plan, coupon });
  if (used)
    lines.push({
      icon: tagIcon,
      label: used.value,
      detail: couponWords(used, plan),
      amount: `−${money.text(couponSaving(plan.price, used))}`,
    });
  const period = planPeriod(plan);
  const next = priceNext({ plan, coupon });
  if (way === 'card' && plan.recurring && period && !isFree(plan.price))
    lines.push({
      label: t('confirm.next', { date: date.dayOfMonth(periodEnd(now(), period)) }),
      amount: isFree(next) ? t('confirm.nothing') : money.text(next),
      quiet: true,
    });
  return lines;
};
