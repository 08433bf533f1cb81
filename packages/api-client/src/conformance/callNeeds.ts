import type { CallName } from '../contract/calls';

/** How much of the contract a backend serves: what the portal cannot do without, or every call. */
export const profiles = ['minimal', 'full'] as const;
export type Profile = (typeof profiles)[number];

/** Whether the portal can do without a call, and what people see where a backend has none. */
export type CallNeed = { readonly profile: Profile; readonly without: string };

const needed = (without: string): CallNeed => ({ profile: 'minimal', without });
const optional = (without: string): CallNeed => ({ profile: 'full', without });

const notAtSuchSites = (sites: string): CallNeed =>
  optional(`Nothing, but ${sites} cannot be served.`);
const noStripe = notAtSuchSites('sites of the STRIPE engine');
const noOrders = optional('The choice is kept in the address only: a closed window begins anew.');
const noRecovery = optional('People who forgot their password cannot set a new one.');
const noPauses = optional('Plans cannot be paused, and nothing offers it.');
const noContracts = notAtSuchSites('plans with a term');
const noTerminations = notAtSuchSites(
  'countries that let customers end a contract without logging in',
);
const noSms = notAtSuchSites('sites with SMS codes');
const noMarketing = optional('One question about marketing instead of one for each channel.');
const noSessions = optional('The account page shows no list of log-ins.');
const noDevices = needed('The page of devices says that the service is not answering.');
const noBilling = needed('Billing information says that the service is not answering.');
const noLost = optional('Nothing offers to report a device lost.');
const noGuests = optional('Nothing is said of guest passes.');
const noExtensions = optional('Nothing offers more time for a plan that is paid once.');
const noKey = notAtSuchSites('sites with a personal network');

/** What each call is needed for. The conformance kit and the OpenAPI document say it. */
export const callNeeds: Readonly<Record<CallName, CallNeed>> = {
  getPublicConfig: optional('Every default holds; 404 is a proper answer.'),
  getSiteInfo: needed('The portal does not open: it says that the portal was not found.'),
  getActiveSubscription: needed('A purchase is never seen to have worked.'),
  getRegistrationFields: needed('Nobody can register.'),
  getTerms: needed('The terms cannot be read.'),
  getBillforward: optional('No legacy billing account is linked.'),
  getLiveAgent: optional('There is no chat.'),
  getHttpPapNoOp: notAtSuchSites('gateways with a PAP log-in'),
  getBlankSession: needed('The portal does not open: nobody has a session.'),
  login: needed('Nobody can log in.'),
  checkSmsCode: noSms,
  resendSmsCode: noSms,
  registerUser: needed('Nobody can register.'),
  getUser: needed('Nobody is logged in for long: the account cannot be read.'),
  updateUser: needed('Details cannot be changed.'),
  confirmMobile: optional('A new mobile number has effect at once.'),
  updateAgreements: optional('Terms cannot be accepted again, and answers are not kept.'),
  changeUserType: notAtSuchSites('sites with free sign-up that also sell'),
  changePassword: needed('The password cannot be changed.'),
  activateAccount: notAtSuchSites(
    'accounts that are made for people, and sites that confirm e-mail',
  ),
  requestResetEmail: noRecovery,
  resetPasswordByEmail: noRecovery,
  requestResetSms: noRecovery,
  resetPasswordBySms: noRecovery,
  getSessions: noSessions,
  getAgentActs: optional('The account page does not say what support agents did.'),
  endSession: noSessions,
  endOtherSessions: noSessions,
  verifyRecaptcha: notAtSuchSites('sites with a captcha'),
  createNoAccountUser: notAtSuchSites('sites without accounts'),
  checkCpe: notAtSuchSites('sites that check devices'),
  setShareVlan: notAtSuchSites('households that choose whether their devices see each other'),
  getPlans: needed('No plan is shown.'),
  getCustomPlans: notAtSuchSites('sites with `customPlans`'),
  getUpgradePlans: needed('Nobody can change their plan.'),
  validateCoupon: optional('Every coupon is refused as not valid.'),
  getSubscription: needed('The plan’s page says that the service is not answering.'),
  cancelSubscription: needed('Nobody can cancel, unless the public configuration says so.'),
  cancelContract: noContracts,
  previewTermination: noTerminations,
  terminateContract: noTerminations,
  quoteCancellationFee: noContracts,
  reviveSubscription: needed('A cancellation cannot be taken back.'),
  createInternalSubscription: needed('Nothing can be bought on the INTERNAL engine.'),
  activateFreePlan: optional('Plans that cost nothing cannot be taken.'),
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
  getPaymentKeys: optional('A payment that the bank has to confirm cannot be made.'),
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
  executeInvoice: optional('An open invoice cannot be paid in the portal.'),
  getInvoicePdf: optional('Invoices have no file; send `hasPdf: false` with them.'),
  getDashboard: needed('The dashboard says that the service is not answering.'),
  saveSpeedTest: optional('Results of the speed test are not kept.'),
  getDevices: noDevices,
  addDevice: needed('Devices cannot be added.'),
  renameDevice: needed('Devices cannot be renamed.'),
  deleteDevices: needed('Devices cannot be removed.'),
  reportDeviceLost: noLost,
  reportDeviceFound: noLost,
  adoptDeviceAddress: optional('A device with a new address is added as another device.'),
  getGuestPasses: noGuests,
  createGuestPass: noGuests,
  endGuestPass: noGuests,
  redeemGuestPass: noGuests,
  handleDpsk: noKey,
  updateCloudpathDpsk: noKey,
  getDeviceNotifications: optional('There are no notices.'),
  dismissDeviceNotification: optional('Notices cannot be put away.'),
  getMarketingPreferences: noMarketing,
  getMarketingAnswers: noMarketing,
  saveMarketingAnswers: noMarketing,
  gatewayLogin: needed('The portal does not open from a gateway.'),
  routerLogin: notAtSuchSites('routers that open the network by themselves'),
  routerLogout: notAtSuchSites('routers that open the network by themselves'),
};
