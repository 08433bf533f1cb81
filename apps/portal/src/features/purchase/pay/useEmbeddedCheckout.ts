import { newIdempotencyKey } from '@foyer/api-client';
import { checkoutMode } from '@foyer/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { CardFormState } from '~/product/card-form/CardFormFrame';
import { openCheckoutForm } from '~/product/card-form/openCheckoutForm';
import { httpOf } from '~/session/api/httpOf';
import { problemText } from '~/session/api/problemText';
import { errorShown } from '~/shared/notices/noticesSlice';
import { refreshSession } from '~/session/refreshSession';
import { useAppDispatch, useAppSelector } from '~/session/store/hooks';
import { useCreateCheckoutMutation } from '../purchase.api';
import { returnPath } from '../returnPath';
import type { Purchase } from '../usePurchase';

/**
 * Opens the card provider's embedded checkout for the chosen plan. The backend keeps one open
 * checkout a user, so a second tab or a reload gets the same one and nobody pays twice.
 */
export const useEmbeddedCheckout = (purchase: Purchase) => {
  const { order } = purchase;
  const { t } = useTranslation('purchase');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const cardScriptUrl = useAppSelector(({ site }) => site.config?.cardScriptUrl ?? null);
  const [createCheckout] = useCreateCheckoutMutation();
  const [state, setState] = useState<CardFormState>({ kind: 'opening' });
  const [tries, setTries] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const priceId = order?.plan.priceId ?? null;
  const mode = order ? checkoutMode(order.plan) : 'payment';
  const couponCode = order?.couponCode ?? null;
  const back = returnPath(purchase);
  const open = useCallback(
    async (isCurrent: () => boolean): Promise<(() => void) | null> => {
      if (!priceId) return null;
      const { data: session, error } = await createCheckout({
        priceId,
        ...(couponCode && { couponCode }),
        mode,
        returnPath: back,
        idempotencyKey: newIdempotencyKey(),
      });
      if (!isCurrent()) return null;
      if (error || !session) {
        // A payment that has arrived meanwhile: whoever has a plan by now is led to it.
        if (httpOf(error)?.status === 409) await dispatch(refreshSession());
        const text = problemText(error, t);
        setState({ kind: 'problem', title: t('pay.failed.title'), text });
        return null;
      }
      if (!place.current) return null;
      const close = await openCheckoutForm({
        session,
        place: place.current,
        standInUrl: cardScriptUrl,
        onComplete: () => void navigate(`${back}&session_id=${encodeURIComponent(session.id)}`),
        onExpired: () => setState({ kind: 'over' }),
      });
      if (isCurrent()) setState({ kind: 'open' });
      return close;
    },
    [priceId, couponCode, mode, back, cardScriptUrl, createCheckout, dispatch, navigate, t],
  );

  useEffect(() => {
    let isCurrent = true;
    setState({ kind: 'opening' });
    const opening = open(() => isCurrent).catch(() => {
      if (!isCurrent) return null;
      dispatch(errorShown(t('common:errors.paymentScript')));
      setState({
        kind: 'problem',
        title: t('pay.unavailable.title'),
        text: t('pay.unavailable.text'),
      });
      return null;
    });
    return () => {
      isCurrent = false;
      void opening.then((close) => close?.());
    };
  }, [open, tries, dispatch, t]);

  return { state, place, retry: () => setTries((count) => count + 1) };
};
