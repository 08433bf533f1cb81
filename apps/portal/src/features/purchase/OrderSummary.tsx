import {
  applyCoupon,
  couponPeriodsLabel,
  couponSaving,
  discountLabel,
  groupTitle,
} from '@foyer/domain';
import {
  Link,
  Price,
  Stack,
  SummaryLines,
  type SummaryLine,
  VisuallyHidden,
} from '@foyer/ui-kit/core';
import { tagIcon } from '@foyer/ui-kit/icons';
import { useTranslation } from 'react-i18next';
import { useMessage } from '~/platform/i18n/useMessage';
import { useMoney } from '~/platform/money/useMoney';
import { usePlanSummary } from '~/platform/plans/usePlanSummary';
import './purchase.css';
import { PurchaseSteps } from './PurchaseSteps';
import type { Purchase } from './usePurchase';

/** What is bought and what it costs today, large, on the hero. */
export const OrderSummary = ({ purchase, title }: { purchase: Purchase; title: string }) => {
  const { t, i18n } = useTranslation('purchase');
  const money = useMoney();
  const summary = usePlanSummary();
  const message = useMessage();
  const { plan, coupon } = purchase;
  if (!plan) return null;
  const today = coupon ? applyCoupon(plan.price, coupon) : plan.price;
  const lines: SummaryLine[] = [
    {
      label: `${plan.title}, ${message(groupTitle(plan))}`,
      detail: summary(plan),
      amount: money.text(plan.price),
    },
  ];
  if (coupon)
    lines.push({
      icon: tagIcon,
      label: coupon.value,
      detail: `${message(discountLabel(coupon, i18n.language))}, ${message(couponPeriodsLabel(coupon))}`,
      amount: `−${money.text(couponSaving(plan.price, coupon))}`,
    });
  return (
    <Stack gap={16}>
      <PurchaseSteps purchase={purchase} />
      <div>
        <h1 className="purchase-title">
          <VisuallyHidden>{title}</VisuallyHidden>
          <span aria-hidden="true">{t('confirm.payToday')}</span>
        </h1>
        <Price amount={money.parts(today)} size="hero" />
      </div>
      <SummaryLines lines={lines} />
    </Stack>
  );
};

/** Back to the plans, at the end of the brand bar. */
export const BackToPlans = ({ purchase }: { purchase: Purchase }) => {
  const { t } = useTranslation('purchase');
  return (
    <Link
      variant="action"
      href="#/select-plan"
      onClick={(event) => {
        event.preventDefault();
        purchase.choose({ step: null });
      }}
    >
      {t('pay.backToPlans')}
    </Link>
  );
};
