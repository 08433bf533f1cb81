import * as auth from './auth/authCalls';
import * as authRequests from './auth/authRequests';
import * as billing from './billing/billingCalls';
import * as billingRequests from './billing/billingRequests';
import * as payment from './billing/paymentCalls';
import * as paymentRequests from './billing/paymentRequests';
import { wholeCall } from './define/wholeCall';
import * as dashboard from './devices/dashboardCalls';
import * as dashboardRequests from './devices/dashboardRequests';
import * as devices from './devices/deviceCalls';
import * as devicesRequests from './devices/deviceRequests';
import * as network from './devices/networkCalls';
import * as networkRequests from './devices/networkRequests';
import * as gateway from './gateway/gatewayCalls';
import * as gatewayRequests from './gateway/gatewayRequests';
import * as marketing from './marketing/marketingCalls';
import * as marketingRequests from './marketing/marketingRequests';
import * as pause from './plans/pauseCalls';
import * as pauseRequests from './plans/pauseRequests';
import * as plans from './plans/planCalls';
import * as plansRequests from './plans/planRequests';
import * as subscriptions from './plans/subscriptionCalls';
import * as subscriptionsRequests from './plans/subscriptionRequests';
import * as upgrade from './plans/upgradeCalls';
import * as upgradeRequests from './plans/upgradeRequests';
import { getPublicConfig } from './site/publicConfig';
import * as site from './site/siteCalls';
import { getSiteInfo } from './site/siteInfo';
import * as password from './user/passwordCalls';
import * as passwordRequests from './user/passwordRequests';
import * as user from './user/userCalls';
import * as userRequests from './user/userRequests';
import * as visitor from './user/visitorCalls';
import * as visitorRequests from './user/visitorRequests';

/**
 * Every call of specification, section 7, by name: the one table that the client, the sandbox, the
 * OpenAPI document and the conformance kit share. Each is put together from its row and, where it is
 * given something, the schemas of its request.
 */
export const calls = {
  getPublicConfig,
  getSiteInfo,
  ...site,
  getBlankSession: wholeCall(auth.getBlankSession, authRequests.getBlankSessionRequest),
  login: wholeCall(auth.login, authRequests.loginRequest),
  checkSmsCode: wholeCall(auth.checkSmsCode, authRequests.checkSmsCodeRequest),
  resendSmsCode: wholeCall(auth.resendSmsCode, authRequests.resendSmsCodeRequest),
  registerUser: wholeCall(user.registerUser, userRequests.registerUserRequest),
  getUser: user.getUser,
  updateUser: wholeCall(user.updateUser, userRequests.updateUserRequest),
  updateAgreements: wholeCall(user.updateAgreements, userRequests.updateAgreementsRequest),
  changeUserType: wholeCall(user.changeUserType, userRequests.changeUserTypeRequest),
  changePassword: wholeCall(password.changePassword, passwordRequests.changePasswordRequest),
  activateAccount: wholeCall(password.activateAccount, passwordRequests.activateAccountRequest),
  requestResetEmail: wholeCall(
    password.requestResetEmail,
    passwordRequests.requestResetEmailRequest,
  ),
  resetPasswordByEmail: wholeCall(
    password.resetPasswordByEmail,
    passwordRequests.resetPasswordByEmailRequest,
  ),
  requestResetSms: wholeCall(password.requestResetSms, passwordRequests.requestResetSmsRequest),
  resetPasswordBySms: wholeCall(
    password.resetPasswordBySms,
    passwordRequests.resetPasswordBySmsRequest,
  ),
  verifyRecaptcha: wholeCall(visitor.verifyRecaptcha, visitorRequests.verifyRecaptchaRequest),
  createNoAccountUser: wholeCall(
    visitor.createNoAccountUser,
    visitorRequests.createNoAccountUserRequest,
  ),
  checkCpe: wholeCall(visitor.checkCpe, visitorRequests.checkCpeRequest),
  setShareVlan: wholeCall(visitor.setShareVlan, visitorRequests.setShareVlanRequest),
  getPlans: wholeCall(plans.getPlans, plansRequests.getPlansRequest),
  getCustomPlans: wholeCall(plans.getCustomPlans, plansRequests.getCustomPlansRequest),
  getUpgradePlans: wholeCall(plans.getUpgradePlans, plansRequests.getUpgradePlansRequest),
  validateCoupon: wholeCall(plans.validateCoupon, plansRequests.validateCouponRequest),
  getSubscription: subscriptions.getSubscription,
  cancelSubscription: wholeCall(
    subscriptions.cancelSubscription,
    subscriptionsRequests.cancelSubscriptionRequest,
  ),
  cancelContract: wholeCall(
    subscriptions.cancelContract,
    subscriptionsRequests.cancelContractRequest,
  ),
  quoteCancellationFee: subscriptions.quoteCancellationFee,
  reviveSubscription: subscriptions.reviveSubscription,
  createInternalSubscription: wholeCall(
    subscriptions.createInternalSubscription,
    subscriptionsRequests.createInternalSubscriptionRequest,
  ),
  activateFreePlan: wholeCall(
    subscriptions.activateFreePlan,
    subscriptionsRequests.activateFreePlanRequest,
  ),
  getUpgradeInfo: wholeCall(upgrade.getUpgradeInfo, upgradeRequests.getUpgradeInfoRequest),
  upgradeSubscription: wholeCall(
    upgrade.upgradeSubscription,
    upgradeRequests.upgradeSubscriptionRequest,
  ),
  getPause: pause.getPause,
  createPause: wholeCall(pause.createPause, pauseRequests.createPauseRequest),
  updatePause: wholeCall(pause.updatePause, pauseRequests.updatePauseRequest),
  updatePauseEnd: wholeCall(pause.updatePauseEnd, pauseRequests.updatePauseEndRequest),
  quotePausePrice: wholeCall(pause.quotePausePrice, pauseRequests.quotePausePriceRequest),
  endPause: pause.endPause,
  getFeedbackInfo: pause.getFeedbackInfo,
  createCheckoutSession: wholeCall(
    payment.createCheckoutSession,
    paymentRequests.createCheckoutSessionRequest,
  ),
  getSessionStatus: wholeCall(payment.getSessionStatus, paymentRequests.getSessionStatusRequest),
  getPaymentMethod: payment.getPaymentMethod,
  getPaymentKeys: wholeCall(payment.getPaymentKeys, paymentRequests.getPaymentKeysRequest),
  voidInvoice: wholeCall(payment.voidInvoice, paymentRequests.voidInvoiceRequest),
  getBilling: billing.getBilling,
  getCreditNotes: billing.getCreditNotes,
  getBillingSubscriptions: billing.getBillingSubscriptions,
  getBillingSubscription: wholeCall(
    billing.getBillingSubscription,
    billingRequests.getBillingSubscriptionRequest,
  ),
  getSubscriptionInvoices: wholeCall(
    billing.getSubscriptionInvoices,
    billingRequests.getSubscriptionInvoicesRequest,
  ),
  executeInvoice: wholeCall(billing.executeInvoice, billingRequests.executeInvoiceRequest),
  getInvoicePdf: wholeCall(billing.getInvoicePdf, billingRequests.getInvoicePdfRequest),
  getDashboard: dashboard.getDashboard,
  saveSpeedTest: wholeCall(dashboard.saveSpeedTest, dashboardRequests.saveSpeedTestRequest),
  getDevices: devices.getDevices,
  addDevice: wholeCall(devices.addDevice, devicesRequests.addDeviceRequest),
  deleteDevices: wholeCall(devices.deleteDevices, devicesRequests.deleteDevicesRequest),
  renameDevice: wholeCall(devices.renameDevice, devicesRequests.renameDeviceRequest),
  handleDpsk: wholeCall(network.handleDpsk, networkRequests.handleDpskRequest),
  updateCloudpathDpsk: wholeCall(
    network.updateCloudpathDpsk,
    networkRequests.updateCloudpathDpskRequest,
  ),
  getDeviceNotifications: wholeCall(
    network.getDeviceNotifications,
    networkRequests.getDeviceNotificationsRequest,
  ),
  dismissDeviceNotification: wholeCall(
    network.dismissDeviceNotification,
    networkRequests.dismissDeviceNotificationRequest,
  ),
  getMarketingPreferences: marketing.getMarketingPreferences,
  getMarketingAnswers: wholeCall(
    marketing.getMarketingAnswers,
    marketingRequests.getMarketingAnswersRequest,
  ),
  saveMarketingAnswers: wholeCall(
    marketing.saveMarketingAnswers,
    marketingRequests.saveMarketingAnswersRequest,
  ),
  gatewayLogin: wholeCall(gateway.gatewayLogin, gatewayRequests.gatewayLoginRequest),
  routerLogin: wholeCall(gateway.routerLogin, gatewayRequests.routerLoginRequest),
  routerLogout: wholeCall(gateway.routerLogout, gatewayRequests.routerLogoutRequest),
};

export type CallName = keyof typeof calls;
