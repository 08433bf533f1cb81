import type { PurchaseStep } from '@foyer/domain';
import { lazy, Suspense, type ComponentType } from 'react';
import { ScreenLoading } from '~/platform/layout/ScreenLoading';
import { ChoosePlan } from './choose-plan/ChoosePlan';
import './texts';
import { usePurchase, type Purchase } from './usePurchase';

/** The steps after choosing bring the complex parts with them, so each arrives when it is reached. */
const screens: Record<PurchaseStep, ComponentType<{ purchase: Purchase }>> = {
  'sign-up': lazy(() => import('./sign-up/SignUp')),
  'confirm-plan': lazy(() => import('./confirm-plan/ConfirmPlan')),
  pay: lazy(() => import('./pay/Pay')),
};

/** Choosing a plan, then the steps to having it. Specification, section 4, "Purchase steps". */
const PurchaseScreen = () => {
  const purchase = usePurchase();
  if (!purchase.step) return <ChoosePlan purchase={purchase} />;
  const Step = screens[purchase.step];
  return (
    <Suspense fallback={<ScreenLoading />}>
      <Step purchase={purchase} />
    </Suspense>
  );
};

export default PurchaseScreen;
