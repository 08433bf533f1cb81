import { useCallback, useRef } from 'react';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { fetchCardProvider } from '~/product/card-form/cardProvider';
import { openCardFields, type CardFields } from '~/product/card-form/openCardFields';
import { useProviderForm } from '~/product/card-form/useProviderForm';
import { callProblemOf } from '~/session/api/callProblem';
import { useAppSelector } from '~/session/store/hooks';
import type { Purchase } from '../usePurchase';
import { useStartPayment } from './useStartPayment';
import { useProviderUnavailable } from './useProviderUnavailable';

interface CardFieldsEvents {
  /** Called once the backend has created the purchase. */
  onStarted: (id: string) => void;
  /** Called when a coupon leaves nothing to pay. */
  onNothingToPay: () => void;
}

/**
 * The provider's card fields for the payment of the chosen plan. When the user leaves the step, the
 * purchase is voided.
 */
export const useCardFields = (
  { order }: Purchase,
  { onStarted, onNothingToPay }: CardFieldsEvents,
) => {
  const { t } = useTranslation('purchase');
  const cardScriptUrl = useAppSelector(({ site }) => site.config?.cardScriptUrl ?? null);
  const startPayment = useStartPayment();
  const unavailable = useProviderUnavailable();
  const fields = useRef<CardFields | null>(null);
  const mayBePaid = useRef(false);

  const form = useProviderForm({
    subject: JSON.stringify([order?.plan.priceId, order?.couponCode, order?.amount, cardScriptUrl]),
    unavailable,
    closesOnLeave: () => !mayBePaid.current,
    open: async ({ isLeft, element, show }) => {
      fields.current = null;
      if (!order) return null;
      fetchCardProvider(cardScriptUrl);
      const started = await startPayment(order);
      if (!isLeft() && started.kind !== 'failed') onStarted(started.id);
      if (started.kind === 'nothingToPay') {
        if (!isLeft()) onNothingToPay();
        return null;
      }
      if (started.kind === 'failed') {
        const { error } = started;
        const problem = error ? callProblemOf(error, t) : { text: t('pay.failed.text') };
        show({ kind: 'problem', title: t('pay.failed.title'), ...problem });
        return started.voidPurchase;
      }
      const place = element();
      if (!place) return started.voidPurchase;
      const opened = await openCardFields(started.keys, place, cardScriptUrl).catch(() => null);
      if (!isLeft()) {
        fields.current = opened;
        show(opened ? { kind: 'open' } : unavailable());
      }
      return () => {
        opened?.close();
        started.voidPurchase();
      };
    },
  });

  /** While the money may have moved, leaving the step does not void the purchase. */
  const holdOn = useCallback((value: boolean): void => {
    mayBePaid.current = value;
  }, []);
  return { ...form, fields, holdOn };
};
