import type { CallName, calls } from '../../contract/calls';
import type { RequestOf } from '../../contract/define/callTypes';

type BodyOf<K extends CallName> =
  RequestOf<(typeof calls)[K]> extends { readonly body: infer B } ? B : never;

/** A body for every call that sends one. */
type RequestExamples = {
  readonly [K in CallName as BodyOf<K> extends never ? never : K]: BodyOf<K>;
};

const email = 'ada.morgan@example.com';
const mobile = '+447700900123';
const password = 'harbour lamp 4821';
const code = '482113';
const mac = 'A4:83:E7:12:34:56';
const credentials = { username: email, password };
const purchase = { priceId: 'month-50', couponCode: 'AUTUMN20' };
const agreed = { acceptsTerms: true, startNow: 'Start the service now.' };
const pause = { startDate: '2026-12-01T00:00:00Z', endDate: '2026-12-15T00:00:00Z' };
const endsOn = '2027-03-31T00:00:00Z';
const contract = { kind: 'withdraw', orderNumber: 'HH-10483-K7QM2', email } as const;
const reason = 'The Wi-Fi in my room has not worked for three weeks.';
const device = { mac, name: 'Bedroom TV' };
const optIns = { email: '1', sms: '0' } as const;
const person = {
  email,
  mobile,
  firstName: 'Ada',
  lastName: 'Morgan',
  zoneName: 'Flat 12',
  buildingName: 'Block B',
  siteName: 'Harbour House',
  description: 'Second floor, next to the lift',
};
const agreements = {
  isTermsAndConditionAccepted: true,
  marketingOptIn: true,
  marketingText: 'Send me news and offers',
  detailedMarketingOptIn: optIns,
};

/** A body of each call with every field that it may have, as the portal sends it. */
export const requestExamples: RequestExamples = {
  login: credentials,
  checkSmsCode: credentials,
  resendSmsCode: credentials,
  registerUser: { ...person, ...agreements, password, recaptchaToken: 'solved-captcha' },
  updateUser: {
    ...person,
    password: 'quay light 9034',
    existingPassword: password,
    language: 'de',
  },
  confirmMobile: { code },
  updateAgreements: { ...agreements, termsVersion: '2026-11' },
  recordConsent: {
    kind: 'startNow',
    answer: true,
    topic: 'Everyday',
    text: 'Start the service now.',
    at: '2026-11-21T10:00:00Z',
    replaces: 'consent-1',
  },
  changeUserType: { type: 'PAYG' },
  changePassword: { newPassword: 'quay light 9034', existingPassword: password },
  activateAccount: { activationCode: code, password },
  resendConfirmation: { activationCode: code, email },
  requestResetEmail: { email },
  resetPasswordByEmail: { code, password },
  requestResetSms: { email, phoneNumber: mobile },
  resetPasswordBySms: { code, password, email },
  createNoAccountUser: { headlessMac: mac, isTermsAndConditionAccepted: true },
  setShareVlan: { shareVlan: true },
  cancelSubscription: { cancellationReason: 'I am moving out', atTermEnd: true },
  cancelContract: { cancellationReason: 'I am moving out', amount: 60 },
  createInternalSubscription: { ...purchase, ...agreed, amount: 20 },
  activateFreePlan: { ...purchase, acceptsTerms: true },
  upgradeSubscription: {
    id: 'sub-1',
    priceId: 'month-200',
    coupon: 'AUTUMN20',
    prorationDate: '2026-11-21T10:00:00Z',
  },
  previewTermination: { ...contract, kind: 'cancel', reason, endsOn },
  terminateContract: {
    ...contract,
    kind: 'cancel',
    name: 'Ada Morgan',
    reason,
    endsOn,
    asOf: '2026-11-25T10:00:00Z',
    id: 'preview-1',
  },
  declareTermination: { ...contract, kind: 'cancel', name: 'Ada Morgan', reason, endsOn },
  extendSubscription: { endsAt: '2026-11-23T10:00:00Z', amount: 14 },
  createPause: pause,
  updatePause: pause,
  updatePauseEnd: { endDate: pause.endDate },
  quotePausePrice: pause,
  createCheckoutSession: {
    ...purchase,
    ...agreed,
    amount: 20,
    mode: 'subscription',
    returnPath: '/stripe-return',
  },
  saveOrder: { ...purchase, form: { firstName: 'Ada', email } },
  createResumeLink: { channel: 'email', email, phoneNumber: mobile },
  resumeOrder: { code, confirmed: true },
  saveSpeedTest: {
    downloadMbps: 48.2,
    uploadMbps: 11.6,
    latencyMs: 14,
    jitterMs: 2,
    at: '2026-11-21T10:00:00Z',
  },
  adoptDeviceAddress: { mac },
  addDevice: { ...device, kind: 'tv', wired: false },
  renameDevice: { id: 'device-1', newName: 'Kitchen TV' },
  deleteDevices: { ids: ['device-1', 'device-2'] },
  handleDpsk: { renew: true },
  updateCloudpathDpsk: { ...device, renew: true },
  dismissDeviceNotification: { id: 'notice-1' },
  doAgentAct: { act: 'giveTime', days: 3, endsAt: '2026-11-23T10:00:00Z' },
  setUsageWarning: { warning: 'email' },
  createGuestPass: { name: 'Sam', hours: 24 },
  redeemGuestPass: { code },
  saveMarketingAnswers: { preferences: optIns },
  gatewayLogin: {
    location_id: 'harbour-house',
    mac,
    nas_id: 'gw-1',
    customer_code: 'HARBOUR',
    connection_type: 'wireless',
    token: 'ticket-of-the-gateway',
    replaces_session: false,
    gateway_proof: 'signature-of-the-gateway',
    is_impersonating: false,
  },
  routerLogin: { username: 'quarantine', password: 'pay-and-mail-only' },
  routerLogout: { username: 'quarantine', password: 'pay-and-mail-only' },
};
