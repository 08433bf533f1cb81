import { applyCoupon, couponPeriodsLabel, isFree, planPeriod } from '@foyer/domain';
import { Banner, Button, Card, Stack, Text } from '@foyer/ui-kit/core';
import { CheckboxField } from '@foyer/ui-kit/parts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMessage } from '~/platform/i18n/useMessage';
import { Parts } from '~/platform/layout/Parts';
import { VisitorScreen } from '~/platform/layout/VisitorScreen';
import { useMoney } from '~/platform/money/useMoney';
import { usePeriod } from '~/platform/money/usePeriod';
import { useScreenTitle } from '~/platform/routing/useScreenTitle';
import { BackToPlans, OrderSummary } from '../OrderSummary';
import type { Purchase } from '../usePurchase';
import { CouponCard } from './CouponCard';
import { useFreePlan } from './useFreePlan';

/** What is bought, the coupon, and what agreeing means; nothing is charged here yet. */
const ConfirmPlan = ({ purchase }: { purchase: Purchase }) => {
  const { t } = useTranslation('purchase');
  const { plan } = purchase;
  const isFreePlan = plan !== null && isFree(plan.price);
  useScreenTitle(t('confirm.title'));
  return (
    <Parts>
      <VisitorScreen
        kind="checkout"
        end={<BackToPlans purchase={purchase} />}
        lead={<OrderSummary purchase={purchase} title={t('confirm.title')} />}
      >
        {!isFreePlan && <CouponCard purchase={purchase} />}
        <Agreement purchase={purchase} isFreePlan={isFreePlan} />
      </VisitorScreen>
    </Parts>
  );
};

const Agreement = ({ purchase, isFreePlan }: { purchase: Purchase; isFreePlan: boolean }) => {
  const { t } = useTranslation('purchase');
  const [agrees, setAgrees] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const id = useId();
  const money = useMoney();
  const free = useFreePlan(purchase);
  const { plan, coupon } = purchase;
  if (!plan) return null;
  const today = coupon ? applyCoupon(plan.price, coupon) : plan.price;
  const goOn = (): void => {
    setMissing(!agrees);
    if (!agrees) return document.getElementById(id)?.focus();
    if (isFreePlan) void free.activate();
    else purchase.choose({ step: 'pay' });
  };
  return (
    <Card>
      <Stack gap={20}>
        {free.problem && <Banner tone="critical" role="alert" title={free.problem} />}
        <CheckboxField
          id={id}
          label={t('confirm.terms')}
          checked={agrees}
          error={isMissing ? t('confirm.termsNeeded') : undefined}
          onChange={(event) => {
            setAgrees(event.target.checked);
            setMissing(false);
          }}
        />
        <Button wide busy={free.isActivating} onClick={goOn}>
          {isFreePlan
            ? t('confirm.getOnline')
            : t('confirm.toPayment', { price: money.text(today) })}
        </Button>
        <KeyTerms purchase={purchase} />
      </Stack>
    </Card>
  );
};

/** What is paid when, in one sentence below the button. */
const KeyTerms = ({ purchase: { plan, coupon } }: { purchase: Purchase }) => {
  const { t } = useTranslation('purchase');
  const money = useMoney();
  const per = usePeriod();
  const message = useMessage();
  if (!plan || isFree(plan.price)) return null;
  const price = money.text(plan.price);
  const period = per(planPeriod(plan));
  const text = (): string => {
    if (!plan.recurring) return t('confirm.once');
    if (!coupon || coupon.validForNumberOfPeriods === null)
      return t('confirm.recurring', {
        price: money.text(coupon ? applyCoupon(plan.price, coupon) : plan.price),
        period,
      });
    return t('confirm.recurringCoupon', {
      reduced: money.text(applyCoupon(plan.price, coupon)),
      period,
      periods: message(couponPeriodsLabel(coupon)),
      price,
    });
  };
  return (
    <Text size="xs" tone="quiet">
      {text()}
    </Text>
  );
};

export default ConfirmPlan;
