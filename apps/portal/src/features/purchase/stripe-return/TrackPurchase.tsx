import { useTracked } from '~/shell/tracking/useTracked';
import { usePurchase } from '../usePurchase';

/** Tells of a purchase that has been paid, once its plan is known again from the address. */
export const TrackPurchase = ({ purchaseId }: { purchaseId: string }) => {
  const { plan } = usePurchase();
  useTracked(plan && { name: 'purchase', plan, purchaseId });
  return null;
};
