import { ERROR_NOTICE_TIMEOUT, isFree, type Subscription } from '@foyer/domain';
import { Banner, Button } from '@foyer/ui-kit/core';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { errorText } from '~/session/api/errorText';
import { useDate } from '~/shared/i18n/useDate';
import { useMoney } from '~/shared/money/useMoney';
import { useCost } from '~/shared/money/useCost';
import { snackbarOpened } from '~/shared/notices/noticesSlice';
import { paths } from '~/shared/routing/paths';
import { useDueTexts } from '~/product/dues/useDueTexts';
import { useDues } from '../useDues';
import { usePaymentWay } from '~/product/plans/usePaymentWay';
import { useAppDispatch } from '~/session/store/hooks';
import { useReviveSubscriptionMutation } from '../plan.api';
import { useAfterPlanChange } from '../useAfterPlanChange';
import { useRenewsUntilEnd } from './useRenewsUntilEnd';

/**
 * Offers to keep a cancelled plan that has not ended. Where the user has cancelled, the page says above until when it
 * continues and what is charged. Rule SUB-6.
 */
export const CancelledPlanBanner = ({ subscription }: { subscription: Subscription }) => {
  const { t } = useTranslation('plan');
  const date = useDate();
  const cost = useCost();
  const afterPlanChange = useAfterPlanChange();
  const [revive, { isLoading }] = useReviveSubscriptionMutation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isOnMyPlan = useLocation().pathname === paths.managePlan;
  const { title, serviceEndDate, price, period, coupon, scheduledChange, paidFee } = subscription;
  const money = useMoney();
  const renewsUntilEnd = useRenewsUntilEnd(subscription);
  const dues = useDues();
  const dueTexts = useDueTexts();
  // A coupon lowers that payment, and only the dashboard says by how much. A booked change brings another price.
  const hasPrice =
    renewsUntilEnd !== null && !isFree(price) && coupon === null && scheduledChange === null;
  const renewsOn = hasPrice ? serviceEndDate : null;
  // A fee for leaving early may still be on the bill that the site sends.
  const isCharged = usePaymentWay() === 'card';
  const isSettled = isCharged && !isFree(price) && dues?.length === 0;
  const text = isSettled ? 'news.ending.text' : 'news.ending.billedText';
  const end =
    serviceEndDate === null
      ? t('cancel.isDone', { plan: title })
      : t('news.ending.title', { plan: title, date: date.full(serviceEndDate) });
  const keep = async (): Promise<void> => {
    // Where the user has cancelled, a plan that is kept would be asked about again.
    if (!isOnMyPlan) void navigate(paths.managePlan, { replace: true });
    const { error } = await revive();
    if (!error) await afterPlanChange(t('news.ending.kept', { plan: title }));
    // The plan looked active for a moment, so this banner has been removed and mounted again
    // without its state.
    else
      dispatch(
        snackbarOpened({
          text: errorText(error, t),
          type: 'Error',
          timeout: ERROR_NOTICE_TIMEOUT,
        }),
      );
  };
  return (
    <Banner
      tone="warning"
      title={isOnMyPlan ? end : t('news.ending.keep', { plan: title })}
      action={
        <Button size="small" busy={isLoading} onClick={() => void keep()}>
          {t('news.ending.action', { plan: title })}
        </Button>
      }
    >
      {renewsUntilEnd !== null && (
        <>
          {isOnMyPlan && t(renewsUntilEnd ? 'news.ending.paidText' : text)}{' '}
          {renewsOn !== null &&
            t('news.ending.costs', {
              date: date.full(renewsOn),
              cost: cost(price, period, subscription),
            })}{' '}
          {isOnMyPlan && dueTexts(dues ?? [], renewsUntilEnd).join(' ')}
        </>
      )}{' '}
      {/* Whether a fee that is billed elsewhere is paid is not known. */}
      {paidFee && isCharged && t('cancel.paidFee', { amount: money.text(paidFee) })}
    </Banner>
  );
};
