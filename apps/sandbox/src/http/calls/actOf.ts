import type { CallName, calls } from '@foyer/api-client/contract';
import type { AgentAct } from '@foyer/domain';

/** The calls that can change something. */
type ChangingCall = {
  [N in CallName]: (typeof calls)[N]['method'] extends 'GET' ? never : N;
}[CallName];

type ActRule = AgentAct | null | ((body: unknown) => AgentAct);

const sends = (body: unknown, field: string): boolean =>
  typeof body === 'object' && body !== null && Boolean(Reflect.get(body, field));

const keyAct = (body: unknown) => (sends(body, 'renew') ? 'renewKey' : 'showKey');

/**
 * What the user is told when an agent makes a call; null where the call changes nothing of the user's.
 * A call that is missing here does not compile. Rule SES-35.
 */
const acts: Readonly<Record<ChangingCall, ActRule>> = {
  login: null,
  checkSmsCode: null,
  resendSmsCode: null,
  registerUser: null,
  updateUser: 'changeDetails',
  confirmMobile: 'changeDetails',
  updateAgreements: 'changeConsent',
  saveMarketingAnswers: 'changeConsent',
  recordConsent: 'changeConsent',
  changeUserType: null,
  changePassword: null,
  activateAccount: null,
  requestResetEmail: null,
  resetPasswordByEmail: null,
  requestResetSms: null,
  resetPasswordBySms: null,
  endOtherSessions: null,
  endSession: 'end',
  verifyRecaptcha: null,
  createNoAccountUser: null,
  setShareVlan: 'changeSharing',
  cancelSubscription: 'cancelPlan',
  cancelContract: 'cancelPlan',
  previewTermination: null,
  terminateContract: 'cancelPlan',
  quoteCancellationFee: null,
  reviveSubscription: 'keepPlan',
  createInternalSubscription: 'order',
  activateFreePlan: 'order',
  createCheckoutSession: 'order',
  upgradeSubscription: 'changePlan',
  extendSubscription: 'extendPlan',
  createPause: 'pausePlan',
  updatePause: 'changePause',
  updatePauseEnd: 'changePause',
  quotePausePrice: null,
  endPause: 'endPause',
  voidInvoice: 'giveUpOrder',
  saveOrder: null,
  createResumeLink: null,
  resumeOrder: null,
  executeInvoice: 'payInvoice',
  saveSpeedTest: null,
  addDevice: 'addDevice',
  renameDevice: 'renameDevice',
  deleteDevices: 'removeDevices',
  reportDeviceLost: 'reportLost',
  reportDeviceFound: 'reportFound',
  adoptDeviceAddress: 'adoptAddress',
  createGuestPass: null,
  endGuestPass: 'endGuestPass',
  redeemGuestPass: null,
  handleDpsk: keyAct,
  updateCloudpathDpsk: (body) => (sends(body, 'mac') ? 'addDevice' : keyAct(body)),
  dismissDeviceNotification: 'closeNotice',
  gatewayLogin: null,
  routerLogin: null,
  routerLogout: null,
};

const actsByName = new Map<string, ActRule>(Object.entries(acts));

/** What a call is in the list of an agent's acts. */
export const actOf = (name: string, body: unknown): AgentAct | null => {
  const rule = actsByName.get(name) ?? null;
  return typeof rule === 'function' ? rule(body) : rule;
};
