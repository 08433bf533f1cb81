import { newIdempotencyKey } from '@foyer/api-client';
import { checkoutMode } from '@foyer/domain';
import { useNavigate } from 'react-router-dom';
import { useCreateCheckoutSessionMutation } from '~/product/card-form/payments.api';
import { useCheckoutForm } from '~/product/card-form/useCheckoutForm';
import { callProblemOf } from '~/session/api/callProblem';
import type { CallFailure } from '~/session/api/isApiError';
import { useAppDispatch } from '~/session/store/hooks';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useRecordStart } from '~/shell/tracking/useRecordStart';
import { agreedOrder } from '../agreedOrder';
import { askAtPayment } from '../askAtPayment';
import { readOrderAgain } from './readOrderAgain';
import { returnPath } from '../returnPath';
import type { Purchase } from '../usePurchase';
import { useProviderUnavailable } from './useProviderUnavailable';

/**
 * Opens the card provider's embedded checkout for the chosen plan. The backend keeps one open
 * checkout for each user, so a second tab or a reload gets the same one and no user pays twice.
 */
export const useEmbeddedCheckout = (purchase: Purchase) => {
  const { order } = purchase;
  const { t } = useTranslation('purchase');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [createCheckout] = useCreateCheckoutSessionMutation();
  const { tryToRecord } = useRecordStart();
  const back = returnPath(purchase);
  const request = order && {
    priceId: order.plan.priceId,
    amount: order.amount,
    ...(order.couponCode && { couponCode: order.couponCode }),
    mode: checkoutMode(order.plan),
    returnPath: back,
  };
  /** Puts the request to start straight away into the user's record. Rule LAW-9. */
  const recordAgreement = async (): Promise<{ error?: CallFailure }> => {
    const startNow = agreedOrder.unrecorded();
    if (!order || startNow === null) return {};
    const { error } = await tryToRecord(order.plan.title, startNow);
    if (error) return { error };
    agreedOrder.noteRecorded();
    return {};
  };
  return useCheckoutForm({
    subject: request && JSON.stringify(request),
    // Nobody can pay before the form opens, and it opens only with the record.
    createSession: async () => {
      if (!request) return {};
      const [record, checkout] = await Promise.all([
        recordAgreement(),
        createCheckout({
          ...request,
          ...agreedOrder.sent(),
          idempotencyKey: newIdempotencyKey(),
        }),
      ]);
      return record.error ? record : checkout;
    },
    onComplete: ({ id }) => {
      dispatch(askAtPayment(id));
      void navigate(`${back}&session_id=${encodeURIComponent(id)}`);
    },
    failed: async (error) => {
      await dispatch(readOrderAgain(error));
      return { kind: 'problem', title: t('pay.failed.title'), ...callProblemOf(error, t) };
    },
    unavailable: useProviderUnavailable(),
  });
};
