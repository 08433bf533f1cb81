import { Steps } from '@foyer/ui-kit/core';
import { useTranslation } from '~/shared/i18n/useTranslation';
import type { Purchase } from './usePurchase';
import { useOrderBilling } from './useOrderBilling';

/** The progress of the purchase, with choosing as its first step. */
export const PurchaseSteps = ({ purchase }: { purchase: Purchase }) => {
  const { t } = useTranslation('purchase');
  const { way } = useOrderBilling();
  const names = [
    'choose' as const,
    ...(purchase.hasSignedUp ? ['sign-up' as const] : []),
    ...purchase.steps,
  ];
  const current = purchase.step ? names.indexOf(purchase.step) : 0;
  return (
    <Steps
      label={t('stepOf', { step: current + 1, total: names.length })}
      steps={names.map((name) =>
        t(name === 'pay' && way !== 'card' ? 'steps.order' : `steps.${name}`),
      )}
      current={current}
    />
  );
};
