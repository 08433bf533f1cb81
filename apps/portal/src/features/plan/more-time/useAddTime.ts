import { moneyToMajor, type PlanExtension } from '@foyer/domain';
import { useState } from 'react';
import { useBankConfirmation } from '~/product/card-form/useBankConfirmation';
import { chargeErrorOf, type ChargeError } from '~/session/api/chargeError';
import { useAttemptKey } from '~/session/api/useAttemptKey';
import { useAppDispatch } from '~/session/store/hooks';
import { useDate } from '~/shared/i18n/useDate';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { planChanged } from '~/session/api/portal.api';
import { useExtendSubscriptionMutation } from '../plan.api';
import { useAfterPlanChange } from '../useAfterPlanChange';

/** The message above the button: the end date or the price is another one by now, or why the payment failed. */
type AddTimeNotice = { kind: 'changed' } | ({ kind: 'failed' } & ChargeError) | null;

/** An answer without a body names no payment to confirm. */
const noPayment = { paymentIntentId: null, invoiceId: null };

/**
 * Adds time up to the end on the screen and charges the price on the screen once. If one of them has changed since,
 * the page shows the new one and charges nothing.
 */
export const useAddTime = ({ endsAt, price }: PlanExtension, plan: string) => {
  const { t } = useTranslation('plan');
  const date = useDate();
  const dispatch = useAppDispatch();
  const attempt = useAttemptKey();
  const afterPlanChange = useAfterPlanChange();
  const confirmWithBank = useBankConfirmation();
  const [extend] = useExtendSubscriptionMutation();
  const [isAdding, setAdding] = useState(false);
  const [notice, setNotice] = useState<AddTimeNotice>(null);

  const send = async (): Promise<AddTimeNotice> => {
    const { data, error } = await extend({
      endsAt,
      amount: moneyToMajor(price),
      idempotencyKey: attempt.key,
    });
    attempt.answered(error);
    if (error && 'code' in error && error.code === 'PREVIEW_EXPIRED') {
      dispatch(planChanged());
      return { kind: 'changed' };
    }
    if (error) return { kind: 'failed', ...chargeErrorOf(error, t) };
    const refused = await confirmWithBank(data ?? noPayment, { voidWhenGivenUp: true });
    if (refused) return { kind: 'failed', ...refused };
    await afterPlanChange(
      t('moreTime.done', { plan, date: date.day(endsAt), time: date.time(endsAt) }),
      price,
    );
    return null;
  };

  const add = async (): Promise<void> => {
    if (isAdding) return;
    setAdding(true);
    setNotice(null);
    setNotice(await send());
    setAdding(false);
  };
  return { add, isAdding, notice };
};
