import type { Invoice } from '@foyer/domain';
import { useState } from 'react';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useAttemptKey } from '~/session/api/useAttemptKey';
import { useBankConfirmation } from '~/product/card-form/useBankConfirmation';
import { chargeErrorOf, type ChargeError } from '~/session/api/chargeError';
import { useMoney } from '~/shared/money/useMoney';
import { snackbarOpened } from '~/shared/notices/noticesSlice';
import { portalApi } from '~/session/api/portal.api';
import { refreshSession } from '~/session/refreshSession';
import { useAppDispatch } from '~/session/store/hooks';
import { invoicesChanged, useExecuteInvoiceMutation } from '../billing.api';

/** Asks once: a subscription would keep the answer, and ask again with each change. */
const FRESH = { forceRefetch: true, subscribe: false } as const;

type Refusal = ChargeError & {
  /** The invoice was paid or cancelled before. */
  isSettled?: boolean;
};

/**
 * Pays an open invoice now, once. When the bank does not confirm, the invoice stays due: it is not
 * voided.
 */
export const usePayInvoice = ({ id, amount }: Invoice) => {
  const { t } = useTranslation('billing');
  const dispatch = useAppDispatch();
  const money = useMoney();
  const attempt = useAttemptKey();
  const confirmWithBank = useBankConfirmation();
  const [payInvoice] = useExecuteInvoiceMutation();
  const [isPaying, setPaying] = useState(false);
  const [chargeError, setChargeError] = useState<ChargeError | null>(null);

  const send = async (): Promise<Refusal | null> => {
    const { data, error } = await payInvoice({ id, idempotencyKey: attempt.key });
    attempt.answered(error);
    if (!error && (!data || data.invoice?.state === 'paid')) return null;
    if (data) return confirmWithBank(data, { voidWhenGivenUp: false });
    const isSettled = error !== undefined && 'code' in error && error.code === 'INVOICE_SETTLED';
    return { ...chargeErrorOf(error, t), isSettled };
  };

  /** Another tab may have paid the invoice or cancelled it. */
  const wasPaid = async (): Promise<boolean> => {
    const { getBilling } = portalApi.endpoints;
    const { data } = await dispatch(getBilling.initiate(undefined, FRESH));
    return data?.invoices.some((invoice) => invoice.id === id && invoice.state === 'paid') ?? false;
  };

  const pay = async (): Promise<void> => {
    if (isPaying) return;
    setPaying(true);
    setChargeError(null);
    const refused = await send();
    if (refused && !refused.isSettled) setChargeError(refused);
    else {
      // The dashboard request makes the backend settle payments under way, so bills are fetched
      // after it.
      await dispatch(portalApi.endpoints.getDashboard.initiate(undefined, FRESH));
      await dispatch(refreshSession());
      const isPaid = refused === null || (await wasPaid());
      dispatch(invoicesChanged());
      dispatch(
        isPaid
          ? snackbarOpened({ text: t('pay.done', { price: money.text(amount) }), type: 'Success' })
          : snackbarOpened({ text: refused.text, type: 'Info' }),
      );
    }
    setPaying(false);
  };
  return { pay, isPaying, chargeError };
};
