import type { PendingPayment } from '@foyer/domain';
import { useCallback } from 'react';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { chargeErrorOf, type ChargeError } from '~/session/api/chargeError';
import { isUnanswered } from '~/session/api/isApiError';
import { errorShown } from '~/shared/notices/noticesSlice';
import { useAppDispatch, useAppSelector } from '~/session/store/hooks';
import { confirmPayment } from './confirmPayment';
import { useGetPaymentKeysMutation, useVoidInvoiceMutation } from './payments.api';

interface Choice {
  /** False for an invoice that was already due: it stays due when its payment is abandoned. */
  voidWhenGivenUp: boolean;
}

/**
 * Asks the bank to confirm a payment that is under way. When the payment fails, its invoice is
 * voided, so that nothing can be charged for it later. If the server refuses to void it, the payment
 * has succeeded or may still succeed. A dialog says so if the provider's script does not load (rule
 * ERR-14).
 *
 * @returns the error to show when it failed; null when it is paid or needs no confirmation
 */
export const useBankConfirmation = () => {
  const { t } = useTranslation('card-form');
  const dispatch = useAppDispatch();
  const [askKeys] = useGetPaymentKeysMutation();
  const [voidInvoice] = useVoidInvoiceMutation();
  const standInUrl = useAppSelector(({ site }) => site.config?.cardScriptUrl ?? null);
  const asksBank = useAppSelector(({ site }) => site.info?.threeDsEnabled ?? true);
  const failed = useCallback(
    (message: string | null): ChargeError => ({
      text: message || t('paymentFailed'),
      remedy: 'anotherCard',
    }),
    [t],
  );
  const confirm = async (paymentIntentId: string): Promise<ChargeError | null> => {
    // `3ds_enabled` false: the portal never asks the bank.
    if (!asksBank) return failed(null);
    const { data: keys, error } = await askKeys({ id: paymentIntentId });
    if (!keys) return chargeErrorOf(error, t);
    const outcome = await confirmPayment(keys, standInUrl);
    if (outcome.kind === 'confirmed') return null;
    if (outcome.kind === 'refused') return failed(outcome.message);
    const notLoaded = t('notLoaded');
    if (outcome.kind === 'unavailable')
      return { text: outcome.message ?? notLoaded, remedy: 'tryAgain' };
    dispatch(errorShown(notLoaded));
    return { text: notLoaded, remedy: 'tryAgain' };
  };
  return async (
    { paymentIntentId, invoiceId }: PendingPayment,
    { voidWhenGivenUp }: Choice,
  ): Promise<ChargeError | null> => {
    if (!paymentIntentId) return null;
    const chargeError = await confirm(paymentIntentId);
    if (!chargeError || !invoiceId || !voidWhenGivenUp) return chargeError;
    const { error } = await voidInvoice({ id: invoiceId });
    // The bank's answer may have been lost: the server knows whether it is paid.
    const code = error && 'code' in error ? error.code : null;
    if (code === 'INVOICE_SETTLED') return null;
    const isUnknown = code === 'STATE_CONFLICT' || isUnanswered(error);
    return isUnknown ? { ...chargeError, remedy: 'tryAgain', isUnanswered: true } : chargeError;
  };
};
