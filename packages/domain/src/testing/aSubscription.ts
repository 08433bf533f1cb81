import type { Subscription } from '../subscriptions/subscription';
import { pounds } from './aPlan';

/** Active, monthly at £20, recurring. */
export const aSubscription = (over: Partial<Subscription> = {}): Subscription => ({
  id: 'sub-1',
  cancelled: false,
  state: 'active',
  priceId: 'price-standard',
  title: 'Standard',
  price: pounds(20),
  period: { amount: 1, magnitude: 'month' },
  recurring: true,
  contract: false,
  minimumTermEnd: null,
  paidFee: null,
  startDate: null,
  periodEnd: null,
  serviceEndDate: null,
  withdrawUntil: null,
  scheduledChange: null,
  coupon: null,
  downloadMbps: null,
  uploadMbps: null,
  ...over,
});
