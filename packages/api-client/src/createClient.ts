import { createConnection } from './connection/connection';
import type { ConnectionOptions } from './connection/connectionOptions';
import { billingResource } from './resources/billing/billingResource';
import { paymentResource } from './resources/billing/paymentResource';
import { deviceResource } from './resources/devices/deviceResource';
import { networkResource } from './resources/devices/networkResource';
import { gatewayResource } from './resources/gateway/gatewayResource';
import { marketingResource } from './resources/marketing/marketingResource';
import { pauseResource } from './resources/plans/pauseResource';
import { plansResource } from './resources/plans/plansResource';
import { subscriptionResource } from './resources/plans/subscriptionResource';
import { upgradeResource } from './resources/plans/upgradeResource';
import { siteResource } from './resources/site/siteResource';
import { passwordResource } from './resources/user/passwordResource';
import { userResource } from './resources/user/userResource';
import { visitorResource } from './resources/user/visitorResource';
import { sessionResource } from './session/flows/sessionResource';
import { sendBeyondPage } from './transport/sendBeyondPage';

/**
 * The whole client: a connection and every resource on it. A page that must be small makes a
 * connection and takes only the resources that it needs; they can be made at any time, and any
 * number of times, for the same connection.
 */
export const createClient = (options: ConnectionOptions = {}) => {
  const connection = createConnection({ beyondPage: sendBeyondPage, ...options });
  return {
    connection,
    session: sessionResource(connection),
    site: siteResource(connection),
    user: userResource(connection),
    passwords: passwordResource(connection),
    visitors: visitorResource(connection),
    plans: plansResource(connection),
    subscriptions: subscriptionResource(connection),
    upgrades: upgradeResource(connection),
    pauses: pauseResource(connection),
    payments: paymentResource(connection),
    billing: billingResource(connection),
    devices: deviceResource(connection),
    network: networkResource(connection),
    marketing: marketingResource(connection),
    gateway: gatewayResource(connection),
  };
};

export type Client = ReturnType<typeof createClient>;
