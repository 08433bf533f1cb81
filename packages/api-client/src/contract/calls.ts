import { authCalls } from './auth/authCalls';
import { billingCalls } from './billing/billingCalls';
import { orderCalls } from './billing/orderCalls';
import { paymentCalls } from './billing/paymentCalls';
import type { Call } from './define/defineCall';
import { dashboardCalls } from './devices/dashboardCalls';
import { deviceCalls } from './devices/deviceCalls';
import { networkCalls } from './devices/networkCalls';
import { usageCalls } from './devices/usageCalls';
import { gatewayCalls } from './gateway/gatewayCalls';
import { guestCalls } from './guests/guestCalls';
import { marketingCalls } from './marketing/marketingCalls';
import { extensionCalls } from './plans/extensionCalls';
import { pauseCalls } from './plans/pauseCalls';
import { planCalls } from './plans/planCalls';
import { subscriptionCalls } from './plans/subscriptionCalls';
import { upgradeCalls } from './plans/upgradeCalls';
import { terminationCalls } from './plans/terminationCalls';
import { siteCalls } from './site/siteCalls';
import { agentDeskCalls } from './user/agentDeskCalls';
import { consentCalls } from './user/consentCalls';
import { passwordCalls } from './user/passwordCalls';
import { sessionCalls } from './user/sessionCalls';
import { userCalls } from './user/userCalls';
import { visitorCalls } from './user/visitorCalls';

/**
 * Every call. The client, the sandbox, the OpenAPI document and the conformance kit all read this
 * table.
 */
export const calls = {
  ...siteCalls,
  ...authCalls,
  ...userCalls,
  ...passwordCalls,
  ...sessionCalls,
  ...agentDeskCalls,
  ...consentCalls,
  ...visitorCalls,
  ...planCalls,
  ...subscriptionCalls,
  ...upgradeCalls,
  ...extensionCalls,
  ...terminationCalls,
  ...pauseCalls,
  ...paymentCalls,
  ...orderCalls,
  ...billingCalls,
  ...dashboardCalls,
  ...deviceCalls,
  ...networkCalls,
  ...guestCalls,
  ...usageCalls,
  ...marketingCalls,
  ...gatewayCalls,
} satisfies { readonly [name: string]: Call };

export type CallName = keyof typeof calls;
