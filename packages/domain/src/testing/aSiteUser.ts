import type { SiteUser } from '../account/account';

export const aSiteUser = (over: Partial<SiteUser> = {}): SiteUser => ({
  id: 'user-1',
  email: 'ann@example.com',
  mobile: '+447700900123',
  firstName: 'Ann',
  lastName: 'Lee',
  details: {},
  marketingOptIn: null,
  detailedMarketingOptIn: {},
  stripeCustomerId: null,
  hasActiveSubscription: false,
  hasRecurringSub: false,
  paused: false,
  active: true,
  legacySFAPlan: false,
  shareVlan: false,
  lastInvoice: null,
  hasPassword: true,
  ...over,
});
