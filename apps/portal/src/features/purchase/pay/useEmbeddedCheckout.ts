import { newIdempotencyKey } from '@foyer/api-client';
import { checkoutMode } from '@foyer/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { loadCardProvider } from '~/platform/card-provider/cardProvider';
import { problemText } from '~/platform/errors/problemText';
import { paths } from '~/platform/routing/paths';
import { useAppSelector } from '~/platform/store/hooks';
import { useCreateCheckoutMutation } from '../purchase.api';
import type { Purchase } from '../usePurchase';

type State =
  | { kind: 'opening' }
  | { kind: 'open' }
  | { kind: 'problem'; title: string; text: string };

/**
 * Opens the card provider's embedded checkout for the chosen plan. The backend keeps one open
 * checkout a user, so a second tab or a reload gets the same one and nobody pays twice.
 */
export const useEmbeddedCheckout = ({ plan, coupon }: Purchase) => {
  const { t } = useTranslation('purchase');
  const navigate = useNavigate();
  const cardScriptUrl = useAppSelector(({ site }) => site.config?.cardScriptUrl ?? null);
  const [createCheckout] = useCreateCheckoutMutation();
  const [state, setState] = useState<State>({ kind: 'opening' });
  const [tries, setTries] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const priceId = plan?.priceId ?? null;
  const mode = plan ? checkoutMode(plan) : 'payment';
  const couponCode = coupon?.value ?? null;
  const open = useCallback(
    async (isCurrent: () => boolean): Promise<(() => void) | null> => {
      if (!priceId) return null;
      const { data: session, error } = await createCheckout({
        priceId,
        ...(couponCode && { couponCode }),
        mode,
        returnPath: paths.stripeReturn,
        idempotencyKey: newIdempotencyKey(),
      });
      if (!isCurrent()) return null;
      if (error || !session) {
        const text = error && 'kind' in error ? problemText(error, t) : '';
        setState({ kind: 'problem', title: t('pay.failed.title'), text });
        return null;
      }
      const provider = await loadCardProvider(session.publishableKey, cardScriptUrl);
      const checkout = await provider.createEmbeddedCheckoutPage({
        clientSecret: session.clientSecret,
        onComplete: () =>
          void navigate(`${paths.stripeReturn}?session_id=${encodeURIComponent(session.id)}`),
      });
      if (!isCurrent() || !place.current) {
        checkout.destroy();
        return null;
      }
      checkout.mount(place.current);
      setState({ kind: 'open' });
      return () => checkout.destroy();
    },
    [priceId, couponCode, mode, cardScriptUrl, createCheckout, navigate, t],
  );

  useEffect(() => {
    let isCurrent = true;
    setState({ kind: 'opening' });
    const opening = open(() => isCurrent).catch(() => {
      if (isCurrent)
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
  }, [open, tries, t]);

  return { state, place, retry: () => setTries((count) => count + 1) };
};
