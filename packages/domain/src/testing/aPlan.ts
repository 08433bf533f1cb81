import type { Money } from '../money/money';
import type { Plan } from '../plans/plan';

export const pounds = (major: number): Money => ({
  minor: Math.round(major * 100),
  currency: 'GBP',
});

/** Four weeks at £20, recurring. */
export const aPlan = (over: Partial<Plan> = {}): Plan => ({
  id: 'standard',
  priceId: 'price-standard',
  title: 'Standard',
  price: pounds(20),
  category: '4weeks',
  groupName: '4 Weeks',
  groupTitle: null,
  recurring: true,
  packageType: 'Standard',
  period: { amount: 4, magnitude: 'week' },
  description: null,
  perks: [],
  downloadMbps: null,
  uploadMbps: null,
  deviceLimit: null,
  hasOwnNetwork: true,
  contract: false,
  contractMonths: null,
  earlyFeePercent: null,
  suggested: false,
  goodFor: [],
  ...over,
});
