import type { Route } from '../api/route';
import { accountRoutes } from './accountRoutes';
import { scheduleRoutes } from './scheduleRoutes';
import { refundRoutes } from './refundRoutes';
import { invoiceItemRoutes } from './invoiceItemRoutes';
import { creditNoteRoutes } from './creditNoteRoutes';
import { chargeRoutes } from './chargeRoutes';
import { checkoutRoutes } from './checkoutRoutes';
import { couponRoutes } from './couponRoutes';
import { customerRoutes } from './customerRoutes';
import { eventRoutes } from './eventRoutes';
import { invoiceRoutes } from './invoiceRoutes';
import { paymentIntentRoutes } from './paymentIntentRoutes';
import { paymentMethodRoutes } from './paymentMethodRoutes';
import { priceRoutes } from './priceRoutes';
import { productRoutes } from './productRoutes';
import { setupIntentRoutes } from './setupIntentRoutes';
import { subscriptionRoutes } from './subscriptionRoutes';
import { webhookEndpointRoutes } from './webhookEndpointRoutes';

/** Every call that the provider answers under `/v1`. */
export const routes: readonly Route[] = [
  ...accountRoutes,
  ...scheduleRoutes,
  ...refundRoutes,
  ...invoiceItemRoutes,
  ...creditNoteRoutes,
  ...chargeRoutes,
  ...checkoutRoutes,
  ...couponRoutes,
  ...customerRoutes,
  ...eventRoutes,
  ...invoiceRoutes,
  ...paymentIntentRoutes,
  ...paymentMethodRoutes,
  ...priceRoutes,
  ...productRoutes,
  ...setupIntentRoutes,
  ...subscriptionRoutes,
  ...webhookEndpointRoutes,
];
