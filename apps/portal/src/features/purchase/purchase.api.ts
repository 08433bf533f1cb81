import type { InternalPurchase } from '@foyer/api-client';
import type {
  ActiveSubscription,
  CheckoutMode,
  CheckoutResult,
  CheckoutSession,
  Coupon,
  PlanCatalogue,
} from '@foyer/domain';
import { api } from '~/session/api/api';
import { ask } from '~/session/api/ask';

interface CheckoutRequest {
  priceId: string;
  couponCode?: string;
  mode: CheckoutMode;
  returnPath: string;
  /** The same for each try at the same purchase, so that it is charged once. */
  idempotencyKey: string;
}

interface InternalRequest {
  priceId: string;
  couponCode?: string;
  idempotencyKey: string;
}

/** The calls of buying a plan. Specification, section 7, "Plans and subscriptions" and "Payment". */
export const purchaseApi = api.injectEndpoints({
  endpoints: (build) => ({
    catalogue: build.query<PlanCatalogue, { locationId: string; custom: boolean }>({
      queryFn: ask((client, { locationId, custom }, options) =>
        custom
          ? client.plans.getCustomPlans(locationId, options)
          : client.plans.getPlans(locationId, options),
      ),
      providesTags: ['Plans'],
    }),
    coupon: build.query<Coupon, string>({
      queryFn: ask((client, code, options) => client.plans.validateCoupon(code, options)),
    }),
    createCheckout: build.mutation<CheckoutSession, CheckoutRequest>({
      queryFn: ask((client, { idempotencyKey, ...request }, options) =>
        client.payments.createCheckoutSession(request, { ...options, idempotencyKey }),
      ),
    }),
    checkoutResult: build.query<CheckoutResult, string>({
      queryFn: ask((client, id, options) => client.payments.getSessionStatus(id, options)),
      keepUnusedDataFor: 0,
    }),
    startInternal: build.mutation<InternalPurchase, InternalRequest>({
      queryFn: ask((client, { idempotencyKey, ...request }, options) =>
        client.subscriptions.createInternalSubscription(request, { ...options, idempotencyKey }),
      ),
    }),
    /** Whether this user or device has access; asking also settles a payment that has arrived. */
    activeSubscription: build.query<ActiveSubscription, void>({
      queryFn: ask((client, _none, options) => client.site.getActiveSubscription(options)),
      keepUnusedDataFor: 0,
    }),
    activateFree: build.mutation<string, { priceId: string; idempotencyKey: string }>({
      queryFn: ask((client, { priceId, idempotencyKey }, options) =>
        client.subscriptions.activateFreePlan(priceId, { ...options, idempotencyKey }),
      ),
      invalidatesTags: ['Account'],
    }),
  }),
});

export const {
  useCatalogueQuery,
  useCouponQuery,
  useCreateCheckoutMutation,
  useCheckoutResultQuery,
  useActivateFreeMutation,
  useStartInternalMutation,
  useActiveSubscriptionQuery,
} = purchaseApi;
