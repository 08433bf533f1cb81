import { canBuyOnline, needsPayment, type Plan } from '@foyer/domain';
import { Banner, Button, StickySummary } from '@foyer/ui-kit/core';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { PlanPrice } from '~/product/plans/PlanPrice';
import { useBilledBy } from '~/product/plans/useBilledBy';
import { usePaymentWay } from '~/product/plans/usePaymentWay';
import { usePlanSummary } from '~/product/plans/usePlanSummary';
import type { Purchase } from '../usePurchase';

/** The chosen plan at the foot of the screen, with the button to continue. */
export const ChosenPlan = ({ plan, purchase }: { plan: Plan; purchase: Purchase }) => {
  const { t } = useTranslation('purchase');
  const summary = usePlanSummary();
  const way = usePaymentWay();
  const billedBy = useBilledBy();
  if (!canBuyOnline(plan, way))
    return (
      <Banner tone="warning" title={t('choose.notOnline.title')}>
        {t('choose.notOnline.text')}
      </Banner>
    );
  return (
    <StickySummary
      title={plan.title}
      detail={way === 'elsewhere' && needsPayment(plan) ? billedBy : summary(plan)}
      price={<PlanPrice plan={plan} />}
      action={<Button onClick={() => purchase.take(plan)}>{t('common:continue')}</Button>}
    />
  );
};
