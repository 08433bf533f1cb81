import { isFree, type Money } from '@foyer/domain';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useMoney } from '~/shared/money/useMoney';
import { snackbarOpened } from '~/shared/notices/noticesSlice';
import { refreshSession } from '~/session/refreshSession';
import { useAppDispatch } from '~/session/store/hooks';
import { planChanged } from '~/session/api/portal.api';
import { useBilling } from '~/shell/portal/useBilling';

/**
 * Refreshes everything after a change of plan (the page, the account and how to get online), and
 * shows a message. It says what the card paid for the change. Rule BUY-24.
 */
export const useAfterPlanChange = () => {
  const { t } = useTranslation('portal');
  const money = useMoney();
  const dispatch = useAppDispatch();
  const isByCard = useBilling().way === 'card';
  return async (done: string, price: Money | null = null): Promise<void> => {
    const isPaid = isByCard && price !== null && !isFree(price);
    const text = isPaid ? `${done} ${t('online.paidNow', { amount: money.text(price) })}` : done;
    dispatch(planChanged());
    await dispatch(refreshSession());
    dispatch(snackbarOpened({ text, type: 'Success' }));
  };
};
