import type { CallName, calls } from '@foyer/api-client/contract';
import { agentDeskActs, type AgentAct } from '@foyer/domain';
import type { ListedActs } from '../../services/sessions/agentActs';

/** The calls with a session that can change something. */
type ChangingCall = {
  [N in CallName]: (typeof calls)[N] extends { method: 'GET' } | { session: 'none' } ? never : N;
}[CallName];

/** Why a call is not in the list: agents may not make it, or it changes nothing of the user's. A test tries each. */
type Unlisted = 'refused' | 'nothing';

type ActRule = AgentAct | Unlisted | ((body: unknown) => readonly AgentAct[]);

const fieldOf = (body: unknown, field: string): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined;

const keyAct = (body: unknown) => (fieldOf(body, 'renew') ? 'renewKey' : 'showKey');

/**
 * What the customer's list says when an agent makes a call. The compiler refuses this table if a call is missing.
 * Rule SES-35.
 */
export const acts = {
  login: 'nothing',
  checkSmsCode: 'nothing',
  resendSmsCode: 'nothing',
  registerUser: 'nothing',
  updateUser: 'changeDetails',
  confirmMobile: 'changeDetails',
  updateAgreements: 'changeConsent',
  saveMarketingAnswers: 'changeConsent',
  recordConsent: 'changeConsent',
  changeUserType: 'changeType',
  changePassword: 'refused',
  activateAccount: 'nothing',
  resendConfirmation: 'nothing',
  requestResetEmail: 'nothing',
  resetPasswordByEmail: 'nothing',
  requestResetSms: 'nothing',
  resetPasswordBySms: 'nothing',
  endOtherSessions: 'refused',
  endSession: 'end',
  doAgentAct: (body) => agentDeskActs.filter((act) => act === fieldOf(body, 'act')),
  verifyRecaptcha: 'nothing',
  createNoAccountUser: 'nothing',
  setShareVlan: 'changeSharing',
  cancelSubscription: 'cancelPlan',
  cancelContract: 'cancelPlan',
  previewTermination: 'nothing',
  terminateContract: 'cancelPlan',
  declareTermination: 'nothing',
  quoteCancellationFee: 'nothing',
  reviveSubscription: 'keepPlan',
  createInternalSubscription: 'order',
  activateFreePlan: 'order',
  createCheckoutSession: (body) => [fieldOf(body, 'mode') === 'setup' ? 'changeCard' : 'order'],
  upgradeSubscription: 'changePlan',
  extendSubscription: 'extendPlan',
  createPause: 'pausePlan',
  updatePause: 'changePause',
  updatePauseEnd: 'changePause',
  quotePausePrice: 'nothing',
  endPause: 'endPause',
  voidInvoice: 'giveUpOrder',
  saveOrder: 'chooseOrder',
  createResumeLink: 'refused',
  resumeOrder: 'nothing',
  executeInvoice: 'payInvoice',
  saveSpeedTest: 'nothing',
  addDevice: 'addDevice',
  renameDevice: 'renameDevice',
  deleteDevices: 'removeDevices',
  reportDeviceLost: 'reportLost',
  reportDeviceFound: 'reportFound',
  adoptDeviceAddress: 'adoptAddress',
  createGuestPass: 'refused',
  endGuestPass: 'endGuestPass',
  redeemGuestPass: 'refused',
  setUsageWarning: 'changeDetails',
  handleDpsk: (body) => [keyAct(body)],
  updateCloudpathDpsk: (body) => [
    ...(fieldOf(body, 'mac') ? (['addDevice'] as const) : []),
    keyAct(body),
  ],
  dismissDeviceNotification: 'closeNotice',
  gatewayLogin: 'nothing',
} as const satisfies Readonly<Record<ChangingCall, ActRule>>;

const rules = new Map<string, ActRule>(Object.entries(acts));

/** What a call is in the list of an agent's acts. */
export const actsOf = (name: string, body: unknown): readonly AgentAct[] => {
  const rule = rules.get(name) ?? 'nothing';
  if (rule === 'refused' || rule === 'nothing') return [];
  return typeof rule === 'function' ? rule(body) : [rule];
};

/** The same, with what the list says beside an act. */
export const listedActsOf = (name: string, body: unknown): ListedActs => {
  const done = actsOf(name, body);
  const days = fieldOf(body, 'days');
  return done.includes('giveTime') && typeof days === 'number'
    ? { acts: done, days }
    : { acts: done };
};
