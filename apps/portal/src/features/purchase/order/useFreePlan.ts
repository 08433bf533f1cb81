import { newIdempotencyKey } from '@foyer/api-client';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorText } from '~/session/api/errorText';
import { connectDevice } from '~/product/network/connectDevice';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { paths } from '~/shared/routing/paths';
import { refreshSession } from '~/session/refreshSession';
import { useAppDispatch, useAppStore } from '~/session/store/hooks';
import { eventTracked } from '~/shell/tracking/trackingSlice';
import type { Purchase } from '../usePurchase';
import { useActivateFreePlanMutation } from '~/session/api/portal.api';

/** Takes a free plan. It has no payment, and this device goes online straight away. */
export const useFreePlan = ({ plan, order }: Purchase) => {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const navigate = useNavigate();
  const [activateFree] = useActivateFreePlanMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const [isActivating, setActivating] = useState(false);
  // One idempotency key for all attempts at the same purchase.
  const key = useRef(newIdempotencyKey());
  const activate = async (acceptsTerms: boolean): Promise<void> => {
    if (!plan || isActivating) return;
    setActivating(true);
    setProblem(null);
    const { data, error } = await activateFree({
      priceId: plan.priceId,
      ...(order?.couponCode && { couponCode: order.couponCode }),
      ...(acceptsTerms && { acceptsTerms }),
      idempotencyKey: key.current,
    });
    if (error) setProblem(errorText(error, t));
    if (!error) {
      dispatch(eventTracked({ name: 'purchase', plan, purchaseId: data ?? key.current }));
      await dispatch(refreshSession());
      const { connect } = store.getState().session;
      if (connect) dispatch(connectDevice(connect));
      else await navigate(paths.portal, { replace: true });
    }
    setActivating(false);
  };
  return { activate, isActivating, problem };
};
