export { createConnection, type Connection } from './connection/connection';
export type { ConnectionOptions } from './connection/connectionOptions';
export { createClient, type Client } from './createClient';
export {
  billingResource,
  type ExecutedInvoice,
  type InvoicePage,
  type Page,
} from './resources/billing/billingResource';
export type { InvoiceFile } from './resources/billing/downloadInvoice';
export { paymentResource } from './resources/billing/paymentResource';
export { deviceResource, type NewDevice } from './resources/devices/deviceResource';
export {
  networkResource,
  type CloudpathChange,
  type NetworkKey,
} from './resources/devices/networkResource';
export { gatewayResource } from './resources/gateway/gatewayResource';
export { marketingResource } from './resources/marketing/marketingResource';
export { pauseResource, type PauseDates } from './resources/plans/pauseResource';
export { plansResource } from './resources/plans/plansResource';
export {
  subscriptionResource,
  type HeldSubscription,
  type InternalPurchase,
} from './resources/plans/subscriptionResource';
export {
  upgradeResource,
  type UpgradeConfirmation,
  type UpgradeQuestion,
} from './resources/plans/upgradeResource';
export { siteResource } from './resources/site/siteResource';
export { passwordResource, type ActivatedAccount } from './resources/user/passwordResource';
export type { RegistrationForm } from './resources/user/registrationForm';
export { userResource, type Agreements } from './resources/user/userResource';
export { visitorResource, type NoAccountUser } from './resources/user/visitorResource';
export type { Credentials, LogInResult } from './session/flows/logIn';
export type { LogOutSteps } from './session/flows/logOut';
export type { Registration } from './session/flows/register';
export { createSessionStores, type SessionStores } from './session/stores/sessionStores';
export { sessionResource } from './session/flows/sessionResource';
export { watchToken, type StorageEvents, type TokenWatcher } from './session/flows/watchToken';
export { mapAnswer, type Answer } from './transport/answer';
export type { ApiError, HttpError } from './transport/apiError';
export { defaultBases, type Bases } from './transport/bases';
export type { CallOptions, KeyedOptions } from './transport/callRequest';
export { newIdempotencyKey } from './transport/idempotencyKey';
export type { Tolerated } from './transport/readBody';
export type { RetryPolicy } from './transport/retry';
