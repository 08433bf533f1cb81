import { Steps } from '@foyer/ui-kit/core';
import { useTranslation } from '~/shared/i18n/useTranslation';
import type { Purchase } from './usePurchase';
import { useAsksNoCard } from './useOrderBilling';

interface PurchaseStepsProps {
  purchase: Purchase;
  /** The backend wants a card for an order that seemed to need none. */
  asksCard?: boolean;
}

/** The progress of the purchase, with choosing as its first step. */
export const PurchaseSteps = ({ purchase, asksCard = false }: PurchaseStepsProps) => {
  const { t } = useTranslation('purchase');
  const pays = !useAsksNoCard(purchase) || asksCard;
  const names = [
    'choose' as const,
    ...(purchase.hasSignedUp ? ['sign-up' as const] : []),
    ...purchase.steps,
  ];
  const current = purchase.step ? names.indexOf(purchase.step) : 0;
  return (
    <Steps
      label={t('stepOf', { step: current + 1, total: names.length })}
      steps={names.map((name) => t(name === 'pay' && !pays ? 'steps.order' : `steps.${name}`))}
      current={current}
    />
  );
};
