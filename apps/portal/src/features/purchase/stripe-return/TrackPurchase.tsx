import { useTracked } from '~/shell/tracking/useTracked';
import { usePurchase } from '../usePurchase';

/** Tracks a paid purchase once its plan is loaded; the address names the plan. */
export const TrackPurchase = ({ purchaseId }: { purchaseId: string }) => {
  const { plan } = usePurchase();
  useTracked(plan && { name: 'purchase', plan, purchaseId });
  return null;
};
