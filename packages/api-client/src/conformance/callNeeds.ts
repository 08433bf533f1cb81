import type { CallName } from '../contract/calls';

/** How much of the contract a backend serves: what the portal can’t do without, or every call. */
export const profiles = ['minimal', 'full'] as const;
export type Profile = (typeof profiles)[number];

/** Whether the portal can do without a call, and what people see where a backend has none. */
export type CallNeed = { readonly profile: Profile; readonly without: string };

const needed = (without: string): CallNeed => ({ profile: 'minimal', without });
const optional = (without: string): CallNeed => ({ profile: 'full', without });

const notAtSuchSites = (sites: string): CallNeed => optional(`The portal can’t serve ${sites}.`);
const noStripe = notAtSuchSites('sites of the STRIPE engine');
const noOrders = optional(
  'The choice is only in the address. After closing the window, people start again.',
);
const noRecovery = optional('Users who forgot their password can’t set a new one.');
const noPauses = optional('The portal does not offer pauses.');
const noContracts = notAtSuchSites('sites whose plans have a minimum term');
const noTerminations = notAtSuchSites(
  'sites in countries that let customers end a contract without logging in',
);
const noSms = notAtSuchSites('sites with SMS codes');
const noMarketing = optional(
  'The portal asks one question about marketing instead of one for each channel.',
);
const noDesk = optional('Agents can do only what the customer can do.');
const noSessions = optional('The portal shows no list of sessions.');
const noDevices = needed('The page of devices says that the service is not answering.');
const noBilling = needed('Billing information says that the service is not answering.');
const noLost = optional('The portal does not offer to report a device lost.');
const noUsage = optional('My Plan shows no history of data and offers no warning before the end.');
const noGuests = optional('The portal does not offer guest passes.');
const noExtensions = optional('The portal does not offer more time for a plan that is paid once.');
const noKey = notAtSuchSites('sites with a personal network');

/** What people see without each call. The conformance kit and the OpenAPI document say it. */
export const callNeeds: Readonly<Record<CallName, CallNeed>> = {
  getPublicConfig: optional(
    'Each visit opens with an error about the portal’s settings. The portal then uses the default of every field.',
  ),
  getSiteInfo: needed('The portal does not open. It says “We don’t know where you are.”'),
  getVenueStatus: optional(
    'The connection check does not say whether the site has an outage, or whether the internet works.',
  ),
  getActiveSubscription: needed('The portal never learns that a purchase succeeded.'),
  getRegistrationFields: needed('Nobody can register.'),
  getTerms: needed('Nobody can read the terms.'),
  getBillforward: optional('The portal links to no legacy billing account.'),
  getLiveAgent: optional('There is no chat.'),
  getHttpPapNoOp: notAtSuchSites('sites whose gateway has a PAP log-in'),
  getBlankSession: needed('The portal does not open, because nobody has a session.'),
  login: needed('Nobody can log in.'),
  checkSmsCode: noSms,
  resendSmsCode: noSms,
  registerUser: needed('Nobody can register.'),
  getUser: needed('Nobody stays logged in, because the portal can’t read the account.'),
  updateUser: needed('Users can’t change their details.'),
  confirmMobile: optional('A new mobile number takes effect straight away.'),
  updateAgreements: optional(
    'Users can’t accept new terms, and their answers about marketing are lost.',
  ),
  changeUserType: notAtSuchSites('sites with free sign-up that also sell plans'),
  changePassword: needed('Users can’t change their password.'),
  activateAccount: notAtSuchSites('sites that make accounts for people or confirm email addresses'),
  resendConfirmation: optional(
    'A visitor whose confirmation link no longer works gets a link for a new password instead, which confirms the address too.',
  ),
  requestResetEmail: noRecovery,
  resetPasswordByEmail: noRecovery,
  requestResetSms: noRecovery,
  resetPasswordBySms: noRecovery,
  getSessions: noSessions,
  getAgentActs: optional('Preferences & Privacy does not say what support agents did.'),
  getAgentDesk: noDesk,
  doAgentAct: noDesk,
  getConsents: optional('The preferences page does not list the answers.'),
  recordConsent: optional(
    'The answers about trackers and about the start of the service are not recorded. They take effect all the same.',
  ),
  endSession: noSessions,
  endOtherSessions: noSessions,
  verifyRecaptcha: notAtSuchSites('sites with a captcha'),
  createNoAccountUser: notAtSuchSites('sites without accounts'),
  checkCpe: notAtSuchSites('sites that check devices'),
  setShareVlan: notAtSuchSites(
    'sites where households choose whether their devices see each other',
  ),
  getPlans: needed('The portal shows no plans.'),
  getCustomPlans: notAtSuchSites('sites with `customPlans`'),
  getUpgradePlans: needed('Nobody can change their plan.'),
  validateCoupon: optional('Nobody can use a coupon. The portal says so when somebody tries one.'),
  getSubscription: needed('The plan’s page says that the service is not answering.'),
  cancelSubscription: needed(
    'Users can’t cancel. If you don’t offer it, set `disableCancelSubscription`.',
  ),
  cancelContract: noContracts,
  previewTermination: noTerminations,
  terminateContract: noTerminations,
  declareTermination: optional(
    'A declaration with a wrong order number or email address gets no further than the form.',
  ),
  quoteCancellationFee: noContracts,
  reviveSubscription: needed('Users can’t undo a cancellation.'),
  createInternalSubscription: needed('Nobody can buy a plan on the INTERNAL engine.'),
  activateFreePlan: optional('Nobody can start a free plan.'),
  getUpgradeInfo: needed('Nobody can change their plan.'),
  upgradeSubscription: needed('Nobody can change their plan.'),
  getExtension: noExtensions,
  extendSubscription: noExtensions,
  getPause: noPauses,
  createPause: noPauses,
  updatePause: noPauses,
  updatePauseEnd: noPauses,
  quotePausePrice: noPauses,
  endPause: noPauses,
  getFeedbackInfo: optional('There is no feedback link.'),
  createCheckoutSession: noStripe,
  getSessionStatus: noStripe,
  getPaymentMethod: noStripe,
  getPaymentKeys: optional('Payments that the bank must confirm fail.'),
  voidInvoice: optional('The invoice of an abandoned payment stays open.'),
  saveOrder: noOrders,
  getOrder: noOrders,
  createResumeLink: noOrders,
  resumeOrder: noOrders,
  getBilling: noBilling,
  getCreditNotes: noBilling,
  getBillingSubscriptions: noBilling,
  getBillingSubscription: noBilling,
  getSubscriptionInvoices: noBilling,
  executeInvoice: optional('Users can’t pay an open invoice in the portal.'),
  getInvoicePdf: optional('Invoices have no file. Send `hasPdf: false` with them.'),
  getDashboard: needed('The dashboard says that the service is not answering.'),
  saveSpeedTest: optional('The results of speed tests are lost.'),
  getDevices: noDevices,
  addDevice: needed('Users can’t add devices.'),
  renameDevice: needed('Users can’t rename devices.'),
  deleteDevices: needed('Users can’t remove devices.'),
  reportDeviceLost: noLost,
  reportDeviceFound: noLost,
  adoptDeviceAddress: optional('A device with a new address counts as another device.'),
  getGuestPasses: noGuests,
  createGuestPass: noGuests,
  endGuestPass: noGuests,
  redeemGuestPass: noGuests,
  getUsage: noUsage,
  setUsageWarning: noUsage,
  handleDpsk: noKey,
  updateCloudpathDpsk: noKey,
  getDeviceNotifications: optional('There are no notices.'),
  dismissDeviceNotification: optional('Users can’t dismiss notices.'),
  getMarketingPreferences: noMarketing,
  getMarketingAnswers: noMarketing,
  saveMarketingAnswers: noMarketing,
  gatewayLogin: needed('The portal does not open from a gateway.'),
  routerLogin: notAtSuchSites('sites whose router lets devices online'),
  routerLogout: notAtSuchSites('sites whose router lets devices online'),
};
