import { BackLink } from '@foyer/ui-kit/core';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { hashLink, paths } from '~/shared/routing/paths';
import type { Purchase } from './usePurchase';

/** A link back to the plans, at the end of the brand bar. */
export const BackToPlans = ({ purchase }: { purchase: Purchase }) => {
  const { t } = useTranslation('purchase');
  return (
    <BackLink
      href={hashLink(purchase.isExtras ? paths.selectPlanAnchor : paths.selectPlan)}
      onClick={(event) => {
        event.preventDefault();
        purchase.choose({ step: null });
      }}
    >
      {t('pay.backToPlans')}
    </BackLink>
  );
};
