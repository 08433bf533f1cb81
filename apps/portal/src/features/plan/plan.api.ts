import type { PauseDates, UpgradeConfirmation, HeldSubscription } from '@foyer/api-client';
import {
  upgradeInfoKey,
  type Account,
  type ContractState,
  type Money,
  type PauseRecord,
  type Plan,
  type Subscription,
  type UpgradeInfo,
  type UpgradeResult,
} from '@foyer/domain';
import { api } from '~/session/api/api';
import { ask } from '~/session/api/ask';

/** What a call that charges carries besides its own: the same key for each try at the same attempt. */
type Keyed<T> = T & { idempotencyKey: string };

/** The preview is for one person, plan and coupon. */
interface UpgradeQuestion {
  userId: string;
  priceId: string;
  coupon: string | null;
}

/** What changes with a plan: its own page, the bills, the dashboard, slots, and who one is. */
const changed = ['Subscription', 'Billing', 'Dashboard', 'Devices', 'Account'] as const;

/** The calls of having a plan. Specification, section 7, "Plans and subscriptions". */
const planApi = api.injectEndpoints({
  endpoints: (build) => ({
    subscription: build.query<HeldSubscription, void>({
      queryFn: ask((client, _none, options) => client.subscriptions.getSubscription(options)),
      providesTags: ['Subscription'],
    }),
    upgradePlans: build.query<Plan[], string>({
      queryFn: ask((client, id, options) => client.plans.getUpgradePlans(id, options)),
      providesTags: ['Plans', 'Subscription'],
    }),
    upgradeInfo: build.query<UpgradeInfo, UpgradeQuestion>({
      queryFn: ask((client, { priceId, coupon }, options) =>
        client.upgrades.getUpgradeInfo({ priceId, ...(coupon && { coupon }) }, options),
      ),
      serializeQueryArgs: ({ queryArgs: { userId, priceId, coupon } }) =>
        upgradeInfoKey(userId, priceId, coupon),
      keepUnusedDataFor: 600,
      providesTags: ['Subscription'],
    }),
    changePlan: build.mutation<UpgradeResult, Keyed<UpgradeConfirmation>>({
      queryFn: ask((client, { idempotencyKey, ...change }, options) =>
        client.upgrades.upgradeSubscription(change, { ...options, idempotencyKey }),
      ),
    }),
    takeFreePlan: build.mutation<string, Keyed<{ priceId: string }>>({
      queryFn: ask((client, { priceId, idempotencyKey }, options) =>
        client.subscriptions.activateFreePlan(priceId, { ...options, idempotencyKey }),
      ),
      invalidatesTags: changed,
    }),
    moveToType: build.mutation<Account, { userId: string; type: 'PAYG' }>({
      queryFn: ask((client, { userId, type }, options) =>
        client.user.changeUserType(userId, type, options),
      ),
    }),
    pause: build.query<PauseRecord | null, void>({
      queryFn: ask((client, _none, options) => client.pauses.getPause(options)),
      providesTags: ['Subscription'],
    }),
    pausePrice: build.query<Money, PauseDates>({
      queryFn: ask((client, dates, options) => client.pauses.quotePausePrice(dates, options)),
      keepUnusedDataFor: 0,
    }),
    createPause: build.mutation<PauseRecord, Keyed<PauseDates>>({
      queryFn: ask((client, { idempotencyKey, ...dates }, options) =>
        client.pauses.createPause(dates, { ...options, idempotencyKey }),
      ),
      invalidatesTags: changed,
    }),
    movePause: build.mutation<PauseRecord, Keyed<PauseDates>>({
      queryFn: ask((client, { idempotencyKey, ...dates }, options) =>
        client.pauses.updatePause(dates, { ...options, idempotencyKey }),
      ),
      invalidatesTags: changed,
    }),
    movePauseEnd: build.mutation<PauseRecord, Keyed<Pick<PauseDates, 'endDate'>>>({
      queryFn: ask((client, { idempotencyKey, endDate }, options) =>
        client.pauses.updatePauseEnd(endDate, { ...options, idempotencyKey }),
      ),
      invalidatesTags: changed,
    }),
    endPause: build.mutation<null, void>({
      queryFn: ask((client, _none, options) => client.pauses.endPause(options)),
      invalidatesTags: changed,
    }),
    cancellationFee: build.query<ContractState, void>({
      queryFn: ask((client, _none, options) => client.subscriptions.quoteCancellationFee(options)),
      keepUnusedDataFor: 0,
    }),
    cancelPlan: build.mutation<Subscription, string>({
      queryFn: ask((client, reason, options) =>
        client.subscriptions.cancelSubscription(reason, options),
      ),
      invalidatesTags: changed,
    }),
    cancelContract: build.mutation<Subscription, Keyed<{ reason: string }>>({
      queryFn: ask((client, { reason, idempotencyKey }, options) =>
        client.subscriptions.cancelContract(reason, { ...options, idempotencyKey }),
      ),
      invalidatesTags: changed,
    }),
    revive: build.mutation<Subscription, void>({
      queryFn: ask((client, _none, options) => client.subscriptions.reviveSubscription(options)),
      // Back at once; a refusal shows the end again.
      async onQueryStarted(_none, { dispatch, queryFulfilled }) {
        const { undo } = dispatch(
          planApi.util.updateQueryData('subscription', undefined, (held) =>
            heldWith(held, { state: 'active', serviceEndDate: null }),
          ),
        );
        await queryFulfilled.catch(undo);
      },
      invalidatesTags: changed,
    }),
  }),
});

/** What is held, some of the plan changed. */
const heldWith = (held: HeldSubscription, changes: Partial<Subscription>): HeldSubscription => ({
  ...held,
  subscription: held.subscription && { ...held.subscription, ...changes },
});

/** Says that the plan has changed: what was shown of it is asked again. */
export const planChanged = () => api.util.invalidateTags([...changed]);

export const {
  useSubscriptionQuery,
  useLazySubscriptionQuery,
  useUpgradePlansQuery,
  useUpgradeInfoQuery,
  useLazyUpgradeInfoQuery,
  useChangePlanMutation,
  useTakeFreePlanMutation,
  useMoveToTypeMutation,
  usePauseQuery,
  useLazyPauseQuery,
  usePausePriceQuery,
  useCreatePauseMutation,
  useMovePauseMutation,
  useMovePauseEndMutation,
  useEndPauseMutation,
  useCancellationFeeQuery,
  useLazyCancellationFeeQuery,
  useCancelPlanMutation,
  useCancelContractMutation,
  useReviveMutation,
} = planApi;
