import { newIdempotencyKey, type ApiError } from '@foyer/api-client';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { openCardFields, type CardFields } from '~/platform/card-provider/openCardFields';
import {
  usePaymentKeysMutation,
  useVoidInvoiceMutation,
} from '~/platform/card-provider/payments.api';
import { errorShown } from '~/platform/notices/noticesSlice';
import { arrive } from '~/platform/session/arrive';
import { problemText } from '~/platform/errors/problemText';
import { useAppDispatch, useAppSelector } from '~/platform/store/hooks';
import { useStartInternalMutation } from '../purchase.api';
import type { Purchase } from '../usePurchase';
import type { PayState } from './payState';

interface Leaving {
  /** While true, what is under way is not given up. */
  mayBePaid: RefObject<boolean>;
  /** There was nothing to pay. */
  onPaid: () => Promise<void>;
}

/**
 * Starts the purchase and shows the provider's card fields for its payment. The backend answers the
 * same purchase again to a reload or a second tab; leaving the step gives it up and voids its invoice.
 * Specification, section 7: POST /internal-subscription, GET /payment-intent/{id}/keys.
 */
export const useCardFields = (
  { order }: Purchase,
  { mayBePaid, onPaid }: Leaving,
): {
  state: PayState;
  place: RefObject<HTMLDivElement | null>;
  fields: RefObject<CardFields | null>;
  retry: () => void;
} => {
  const { t } = useTranslation('purchase');
  const dispatch = useAppDispatch();
  const standInUrl = useAppSelector(({ site }) => site.config?.cardScriptUrl ?? null);
  const [start] = useStartInternalMutation();
  const [askKeys] = usePaymentKeysMutation();
  const [voidInvoice] = useVoidInvoiceMutation();
  const [state, setState] = useState<PayState>({ kind: 'opening' });
  const [tries, setTries] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const fields = useRef<CardFields | null>(null);
  const leave = useRef(onPaid);
  leave.current = onPaid;
  const priceId = order?.plan.priceId ?? null;
  const couponCode = order?.couponCode ?? null;

  /** @returns what gives the purchase up */
  const open = useCallback(
    async (isCurrent: () => boolean): Promise<() => void> => {
      const nothing = () => undefined;
      if (!priceId) return nothing;
      const fail = (error: unknown): (() => void) => {
        if (isCurrent())
          setState({
            kind: 'problem',
            title: t('pay.failed.title'),
            text: isApiError(error) ? problemText(error, t) : t('pay.failed.text'),
          });
        return nothing;
      };
      const request = { priceId, ...(couponCode && { couponCode }) };
      const { data, error } = await start({ ...request, idempotencyKey: newIdempotencyKey() });
      if (!data) {
        // A payment that has arrived meanwhile: whoever has a plan by now is led to it.
        if (isApiError(error) && error.kind === 'http' && error.status === 409)
          await dispatch(arrive());
        return fail(error);
      }
      const { paymentIntentId, invoiceId } = data;
      const giveUp = (): void => {
        if (invoiceId && !mayBePaid.current) void voidInvoice(invoiceId);
      };
      if (!paymentIntentId) {
        mayBePaid.current = true;
        if (isCurrent()) await leave.current();
        return nothing;
      }
      const keys = await askKeys(paymentIntentId);
      if (!keys.data) {
        fail(keys.error);
        return giveUp;
      }
      if (!isCurrent() || !place.current) return giveUp;
      try {
        const opened = await openCardFields(keys.data, place.current, standInUrl);
        if (!isCurrent()) opened.close();
        else fields.current = opened;
        setState({ kind: 'open' });
        return () => {
          opened.close();
          giveUp();
        };
      } catch {
        dispatch(errorShown(t('common:errors.paymentScript')));
        setState({
          kind: 'problem',
          title: t('pay.unavailable.title'),
          text: t('pay.unavailable.text'),
        });
        return giveUp;
      }
    },
    [priceId, couponCode, standInUrl, start, askKeys, voidInvoice, dispatch, mayBePaid, t],
  );

  useEffect(() => {
    let isCurrent = true;
    setState({ kind: 'opening' });
    const opening = open(() => isCurrent);
    return () => {
      isCurrent = false;
      fields.current = null;
      void opening.then((giveUp) => giveUp());
    };
  }, [open, tries]);

  return { state, place, fields, retry: () => setTries((count) => count + 1) };
};

const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'kind' in error;
