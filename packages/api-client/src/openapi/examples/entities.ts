import type { CallName, calls } from '../../contract/calls';
import type { AnswerSent } from '../../contract/define/callTypes';

/** What a backend sends as the answer of a call. */
export type Sent<K extends CallName> = AnswerSent<(typeof calls)[K]>;

export const gbp = 'GBP';
const month = { amount: 1, magnitude: 'month' } as const;

export const everyday: Sent<'getUpgradePlans'>[number] = {
  id: 'everyday',
  priceId: 'month-50',
  title: 'Everyday',
  name: 'Everyday',
  price: 20,
  currency: gbp,
  category: '1month',
  groupName: '1 Month',
  groupTitle: 'By the month',
  recurring: true,
  packageType: 'Standard',
  period: month,
  description: 'For calls, films and work.',
  perks: ['3 devices', 'HD films'],
  downloadMbps: 50,
  uploadMbps: 20,
  deviceLimit: 3,
  hasOwnNetwork: true,
  contract: false,
  contractMonths: null,
  earlyFeePercent: null,
  suggested: true,
  goodFor: ['browsing'],
};

export const subscription = {
  id: 'sub-1',
  state: 'active',
  cancelled: false,
  priceId: 'month-50',
  title: 'Everyday',
  price: 20,
  currency: gbp,
  period: month,
  recurring: true,
  contract: true,
  minimumTermEnd: '2027-11-01T00:00:00Z',
  paidFee: null,
  startDate: '2026-11-01T00:00:00Z',
  periodEnd: '2026-12-01T00:00:00Z',
  serviceEndDate: null,
  withdrawUntil: '2026-11-16T23:59:59Z',
  scheduledChange: { priceId: 'month-200', at: '2026-12-01T00:00:00Z', price: 35 },
  coupon: { value: 'AUTUMN20', periodsLeft: 2 },
  downloadMbps: 50,
  uploadMbps: 20,
} as const;

export const cancelled = {
  ...subscription,
  state: 'cancelled',
  cancelled: true,
  contract: false,
  minimumTermEnd: null,
  paidFee: 48,
  serviceEndDate: '2026-12-01T00:00:00Z',
  scheduledChange: null,
} as const;

export const invoice: Sent<'voidInvoice'> = {
  id: 'in-7',
  number: 'HH-10482',
  state: 'paid',
  amount: 16,
  currency: gbp,
  description: 'Everyday, November',
  subscriptionId: 'sub-1',
  periodStart: '2026-11-01T00:00:00Z',
  periodEnd: '2026-12-01T00:00:00Z',
  dueDate: '2026-11-08T00:00:00Z',
  endsPlanAt: null,
  paidAt: '2026-11-01T09:30:00Z',
  lines: [
    { description: 'Everyday', amount: 20 },
    { description: 'AUTUMN20', amount: -4 },
  ],
  hasPdf: true,
  refunded: false,
  refundedAmount: 0,
  taxIncluded: 2.67,
  seller: {
    name: 'Harbour House Ltd',
    address: '1 Quay Street, Leeds LS1 1AA',
    registration: 'Company 01234567, VAT GB 987 6543 21',
  },
};

export const creditNote = {
  id: 'cn-1',
  number: 'CN-1',
  amount: 4,
  currency: gbp,
  issuedAt: '2026-11-10T12:00:00Z',
  invoiceId: 'in-7',
  reason: 'A day without service',
} as const;

export const pause = {
  id: 'pause-1',
  startDate: '2026-12-01T00:00:00Z',
  endDate: '2026-12-15T00:00:00Z',
  price: 3,
  currency: gbp,
  state: 'scheduled',
  refundableUntil: '2026-12-08T23:59:59Z',
  refundAmount: 3,
} as const;

export const card = {
  type: 'VISA',
  cardType: 'VISA',
  lastFour: '4242',
  expiryMonth: 8,
  expiryYear: 2029,
} as const;

export const device = {
  id: 'd-1',
  name: 'Living-room TV',
  mac: 'A4:83:E7:12:34:56',
  kind: 'tv',
  complimentary: false,
  wired: false,
  online: true,
  thisDevice: false,
  addedAt: '2026-11-01T10:00:00Z',
  lastSeenAt: '2026-11-21T09:48:00Z',
  lostAt: null,
} as const;

export const guestPass = {
  id: 'guest-1',
  name: 'Grandma',
  state: 'open',
  code: 'HERO-2468',
  link: 'https://wifi.example.com/v2/#/guest-pass?code=HERO-2468',
  hours: 24,
  redeemBy: '2026-11-28T09:00:00Z',
  endsAt: null,
} as const;

export const account = {
  userId: 'user-1',
  bandwidthPooling: false,
  type: 'PAYG',
  siteUser: {
    id: 'user-1',
    email: 'ada.morgan@example.com',
    mobile: '+447700900123',
    firstName: 'Ada',
    lastName: 'Morgan',
    details: { roomNumber: '12' },
    marketingOptIn: false,
    detailedMarketingOptIn: { email: '1', sms: '0' },
    stripeUserInfo: { customerId: 'cus-1' },
    hasActiveSubscription: true,
    hasRecurringSub: true,
    hasFreePlan: false,
    paused: false,
    active: true,
    legacySFAPlan: false,
    shareVlan: true,
    lastInvoice: {
      id: 'in-7',
      number: 'HH-10482',
      state: 'paid',
      amount: 16,
      currency: gbp,
      dueDate: '2026-11-08T00:00:00Z',
      endsPlanAt: null,
      paidAt: '2026-11-08T09:30:00Z',
    },
    hasPassword: true,
    contactChangeNeedsPassword: true,
    pendingEmail: null,
    pendingMobile: null,
    language: 'en',
  },
} as const;

export const session = {
  id: 'session-1',
  browser: 'Safari',
  device: 'iPhone',
  venue: 'Harbour House',
  agent: null,
  startedAt: '2026-11-20T18:00:00Z',
  lastSeenAt: '2026-11-21T09:48:00Z',
  isCurrent: true,
} as const;

export const cardForm = { clientSecret: 'secret-of-this-payment', publishableKey: 'public-key' };
export const key = { passphrase: 'harbour-lamp-4821', ssidName: 'Harbour House' };
export const nextCode = { nextCodeCreationTime: '2026-11-21T10:02:00Z' };
export const answers = { preferences: { email: '1', sms: '0' } };
export const order = { priceId: 'month-50', couponCode: 'AUTUMN20', state: 'unpaid' } as const;
export const bought = { subscriptionId: 'sub-1', paymentIntentId: null, invoiceId: null };

export const publicConfig: Sent<'getPublicConfig'> = {
  authBase: '/auth',
  apiBase: '/api',
  deviceCountDisplayThreshold: 100,
  deviceChangesDisplayThreshold: 100,
  disableCancelSubscription: false,
  genericErrorMessage: 'Something went wrong. Please ask at reception.',
  chatId: 'chat-1',
  routerUrl: 'https://router.example.com',
  devMode: false,
  recaptchaSiteKey: null,
  captchaScriptUrl: null,
  marketingPopUp: true,
  stripeEnabled: true,
  cardScriptUrl: null,
  speedTestBase: null,
  facebookUrl: 'https://www.facebook.com/harbour-house',
  trustedRedirectHosts: ['captive.example.com'],
  textLanguages: ['en'],
  themeTokens: { '--primary': '#0b6b45' },
  logging: {
    clientToken: 'public-token-of-the-logs',
    site: 'datadoghq.eu',
    service: 'harbour-house',
    proxy: '/logs',
    env: 'production',
  },
  telemetry: {
    endpoint: 'https://collector.example.com/v1/logs',
    sampleRate: 10,
    service: 'harbour-house',
    env: 'production',
  },
  tracking: { metaPixelId: '1234567890', ga4MeasurementId: 'G-ABC123' },
};

export const plannedWork = {
  id: 'works-3',
  title: 'Works tonight',
  message: 'The network is down for an hour.',
  importance: 'MEDIUM',
  startDate: '2026-11-20T00:00:00Z',
  endDate: '2026-11-22T00:00:00Z',
  startsAt: '2026-11-21T02:00:00Z',
  endsAt: '2026-11-21T03:00:00Z',
} as const;

/** What a cancellation leaves due. */
export const due: Sent<'voidInvoice'> = {
  id: 'in-8',
  number: 'HH-10483',
  state: 'open',
  amount: 3,
  currency: gbp,
  description: 'Extra device',
  dueDate: '2026-12-08T00:00:00Z',
};

export const ending = {
  title: 'Everyday',
  orderedAt: '2026-11-20T09:00:00Z',
  endsAt: '2026-11-25T10:00:00Z',
  renewsUntilEnd: false,
  keepsPlan: false,
  returnsTo: 'Everyday',
  returnsAt: '2026-11-25T10:00:00Z',
  refundAmount: 16.67,
  creditAmount: 4.2,
  currency: gbp,
} as const;
