import { canBuyOnline, planPeriod, type Plan } from '@foyer/domain';
import { Banner, Button, Price, StickySummary } from '@foyer/ui-kit/core';
import { useTranslation } from 'react-i18next';
import { useMoney } from '~/platform/money/useMoney';
import { usePeriod } from '~/platform/money/usePeriod';
import { usePlanSummary } from '~/platform/plans/usePlanSummary';
import { useAppSelector } from '~/platform/store/hooks';
import type { Purchase } from '../usePurchase';

/** The chosen plan at the foot of the screen, with the one button that goes on. */
export const ChosenPlan = ({ plan, purchase }: { plan: Plan; purchase: Purchase }) => {
  const { t } = useTranslation('purchase');
  const money = useMoney();
  const per = usePeriod();
  const summary = usePlanSummary();
  const stripeEnabled = useAppSelector(({ site }) => site.config?.stripeEnabled ?? true);
  if (!canBuyOnline(plan, stripeEnabled))
    return (
      <Banner tone="warning" title={t('choose.notOnline.title')}>
        {t('choose.notOnline.text')}
      </Banner>
    );
  return (
    <StickySummary
      title={plan.title}
      detail={summary(plan)}
      price={
        <Price
          amount={money.parts(plan.price)}
          period={plan.price.minor > 0 ? per(planPeriod(plan)) : ''}
        />
      }
      action={<Button onClick={() => purchase.take(plan)}>{t('common:continue')}</Button>}
    />
  );
};
