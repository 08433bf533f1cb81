import type { ApiData } from '@foyer/api-client';
import { upgradeInfoKey, type Subscription } from '@foyer/domain';
import { api } from '~/session/api/api';
import { callApi, contractCall } from '~/session/api/callApi';
import { planTags } from '~/session/api/portal.api';

/** The preview for one user, plan and coupon. */
interface UpgradeInfoArgs {
  userId: string;
  priceId: string;
  coupon: string | null;
}

const planApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSubscription: build.query({
      queryFn: contractCall('getSubscription'),
      providesTags: ['Subscription'],
    }),
    getUpgradePlans: build.query({
      queryFn: contractCall('getUpgradePlans'),
      providesTags: ['Plans', 'Subscription'],
    }),
    getUpgradeInfo: build.query<ApiData<'getUpgradeInfo'>, UpgradeInfoArgs>({
      queryFn: ({ priceId, coupon }, { signal }) =>
        callApi('getUpgradeInfo', { priceId, ...(coupon && { coupon }) }, { signal }),
      serializeQueryArgs: ({ queryArgs: { userId, priceId, coupon } }) =>
        upgradeInfoKey(userId, priceId, coupon),
      keepUnusedDataFor: 600,
      providesTags: ['Subscription'],
    }),
    upgradeSubscription: build.mutation({ queryFn: contractCall('upgradeSubscription') }),
    getExtension: build.query({
      queryFn: contractCall('getExtension'),
      providesTags: ['Subscription'],
    }),
    getUsage: build.query({ queryFn: contractCall('getUsage'), keepUnusedDataFor: 0 }),
    setUsageWarning: build.mutation({ queryFn: contractCall('setUsageWarning') }),
    extendSubscription: build.mutation({ queryFn: contractCall('extendSubscription') }),
    changeUserType: build.mutation({ queryFn: contractCall('changeUserType') }),
    quotePausePrice: build.query({
      queryFn: contractCall('quotePausePrice'),
      keepUnusedDataFor: 0,
    }),
    createPause: build.mutation({
      queryFn: contractCall('createPause'),
      invalidatesTags: planTags,
    }),
    updatePause: build.mutation({
      queryFn: contractCall('updatePause'),
      invalidatesTags: planTags,
    }),
    updatePauseEnd: build.mutation({
      queryFn: contractCall('updatePauseEnd'),
      invalidatesTags: planTags,
    }),
    endPause: build.mutation({ queryFn: contractCall('endPause'), invalidatesTags: planTags }),
    quoteCancellationFee: build.query({
      queryFn: contractCall('quoteCancellationFee'),
      keepUnusedDataFor: 0,
    }),
    cancelSubscription: build.mutation({
      queryFn: contractCall('cancelSubscription'),
      invalidatesTags: planTags,
    }),
    cancelContract: build.mutation({
      queryFn: contractCall('cancelContract'),
      invalidatesTags: planTags,
    }),
    reviveSubscription: build.mutation<ApiData<'reviveSubscription'>, void>({
      queryFn: contractCall('reviveSubscription'),
      // Shows the plan as kept at once; a refusal shows its end again.
      async onQueryStarted(_none, { dispatch, queryFulfilled }) {
        const { undo } = dispatch(
          planApi.util.updateQueryData(
            'getSubscription',
            undefined,
            ({ subscription, ...held }) => ({
              ...held,
              subscription: subscription && kept(subscription),
            }),
          ),
        );
        await queryFulfilled.catch(undo);
      },
      invalidatesTags: planTags,
    }),
  }),
});

/** A cancelled plan as it is once it is kept: one that is past due or paused stays so. */
const kept = (plan: Subscription): Subscription => ({
  ...plan,
  state: plan.state === 'cancelled' ? 'active' : plan.state,
  cancelled: false,
  serviceEndDate: null,
});

export const {
  useGetSubscriptionQuery,
  useLazyGetSubscriptionQuery,
  useGetUpgradePlansQuery,
  useGetUpgradeInfoQuery,
  useLazyGetUpgradeInfoQuery,
  useUpgradeSubscriptionMutation,
  useGetExtensionQuery,
  useGetUsageQuery,
  useSetUsageWarningMutation,
  useExtendSubscriptionMutation,
  useChangeUserTypeMutation,
  useQuotePausePriceQuery,
  useCreatePauseMutation,
  useUpdatePauseMutation,
  useUpdatePauseEndMutation,
  useEndPauseMutation,
  useQuoteCancellationFeeQuery,
  useLazyQuoteCancellationFeeQuery,
  useCancelSubscriptionMutation,
  useCancelContractMutation,
  useReviveSubscriptionMutation,
} = planApi;
