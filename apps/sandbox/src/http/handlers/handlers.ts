import type { CallName } from '@foyer/api-client/contract';
import type { Handlers } from '../calls/Handler';
import { authHandlers } from './authHandlers';
import { billingHandlers } from './billingHandlers';
import { consentHandlers } from './consentHandlers';
import { dashboardHandlers } from './dashboardHandlers';
import { deviceHandlers } from './deviceHandlers';
import { gatewayHandlers } from './gatewayHandlers';
import { guestHandlers } from './guestHandlers';
import { marketingHandlers } from './marketingHandlers';
import { networkHandlers } from './networkHandlers';
import { orderHandlers } from './orderHandlers';
import { passwordHandlers } from './passwordHandlers';
import { pauseHandlers } from './pauseHandlers';
import { paymentHandlers } from './paymentHandlers';
import { planHandlers } from './planHandlers';
import { sessionHandlers } from './sessionHandlers';
import { siteHandlers } from './siteHandlers';
import { subscriptionHandlers } from './subscriptionHandlers';
import { terminationHandlers } from './terminationHandlers';
import { usageHandlers } from './usageHandlers';
import { userHandlers } from './userHandlers';

/** The handler of every call of the contract, except the public configuration, which is a file. */
export const handlers: Handlers<Exclude<CallName, 'getPublicConfig'>> = {
  ...siteHandlers,
  ...authHandlers,
  ...userHandlers,
  ...sessionHandlers,
  ...consentHandlers,
  ...passwordHandlers,
  ...planHandlers,
  ...subscriptionHandlers,
  ...terminationHandlers,
  ...pauseHandlers,
  ...paymentHandlers,
  ...orderHandlers,
  ...billingHandlers,
  ...dashboardHandlers,
  ...deviceHandlers,
  ...networkHandlers,
  ...guestHandlers,
  ...usageHandlers,
  ...marketingHandlers,
  ...gatewayHandlers,
};
