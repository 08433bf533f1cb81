import type { PaymentWay } from '@foyer/domain';
import { useBilledBy } from '~/product/plans/useBilledBy';
import { usePaymentWay } from '~/product/plans/usePaymentWay';

/** How the plan is paid for, and the sentence that says who bills it if that is done elsewhere. */
export const useBilling = (): { way: PaymentWay; billedBy: string } => ({
  way: usePaymentWay(),
  billedBy: useBilledBy(),
});
