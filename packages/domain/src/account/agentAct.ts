import { agentDeskActs } from './agentDesk';

/**
 * What a support agent does in a customer's account, as the customer reads it; `unknown` is one that the portal does
 * not know. Rule SES-35.
 */
export const agentActs = [
  'begin',
  'end',
  'changeDetails',
  'changeType',
  'changeConsent',
  'changeSharing',
  'showKey',
  'renewKey',
  'addDevice',
  'renameDevice',
  'removeDevices',
  'reportLost',
  'reportFound',
  'adoptAddress',
  'endGuestPass',
  'closeNotice',
  'chooseOrder',
  'order',
  'giveUpOrder',
  'payInvoice',
  'changeCard',
  'changePlan',
  'extendPlan',
  'cancelPlan',
  'keepPlan',
  'pausePlan',
  'changePause',
  'endPause',
  ...agentDeskActs,
  'unknown',
] as const;

export type AgentAct = (typeof agentActs)[number];
