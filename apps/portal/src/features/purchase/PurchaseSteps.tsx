import { Steps } from '@foyer/ui-kit/core';
import { useTranslation } from '~/shared/i18n/useTranslation';
import type { Purchase } from './usePurchase';

interface PurchaseStepsProps {
  purchase: Purchase;
  takesCard: boolean;
}

/** The progress of the purchase, with choosing as its first step. The order and its payment are one screen, and one step here. */
export const PurchaseSteps = ({ purchase, takesCard }: PurchaseStepsProps) => {
  const { t } = useTranslation('purchase');
  const { steps, step, hasSignedUp } = purchase;
  const last = !steps.includes('pay') ? 'confirm-plan' : takesCard ? 'pay' : 'order';
  const signsUp = hasSignedUp || steps.includes('sign-up');
  const names = ['choose', ...(signsUp ? ['sign-up' as const] : []), last] as const;
  const shown = step && (step === 'sign-up' ? step : last);
  const current = shown ? names.indexOf(shown) : 0;
  return (
    <Steps
      label={t('stepOf', { step: current + 1, total: names.length })}
      steps={names.map((name) => t(`steps.${name}`))}
      current={current}
    />
  );
};
