import type { OrderEnding } from '@foyer/domain';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { focusHeading } from '~/shared/focusHeading';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useLatestCallback } from '~/shared/useLatestCallback';
import { useAppSelector } from '~/session/store/hooks';
import { useRecordStart } from '~/shell/tracking/useRecordStart';
import { agreedOrder, orderKey } from '../agreedOrder';
import type { Purchase } from '../usePurchase';
import { useBoxes } from './useBoxes';
import { useOrderWithdrawal } from '../useOrderWithdrawal';

/**
 * The boxes of this order, and the step to the payment that they allow. The address says `step=pay` from then on. Rule LAW-9.
 */
export const useAgreement = (
  purchase: Purchase,
  ending: OrderEnding,
  checkCoupon: () => boolean,
) => {
  const { t } = useTranslation('purchase');
  const isPaying = purchase.step === 'pay';
  const loggedIn = useAppSelector(({ session }) => session.isLoggedIn);
  const costsNothing = useOrderWithdrawal(purchase) === 'free' || ending === 'freePlan';
  const boxes = useBoxes({ costsNothing, isPaying });
  const { recordStart, isRecording } = useRecordStart();
  const { withdrawalDays: days, acceptsTerms } = boxes;

  // The boxes stay ticked, and the next press agrees to the order as it is then.
  useEffect(() => {
    if (!isPaying) agreedOrder.clear();
  }, [isPaying]);

  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
    };
  }, []);
  /** The person may leave, untick a box or change the order while the request is recorded. */
  const stillHolds = useLatestCallback(
    (key: string): boolean =>
      !hasLeft.current &&
      purchase.order !== null &&
      orderKey(purchase.order) === key &&
      boxes.areTicked,
  );
  const navigate = useNavigate();
  const openedHere = useRef(false);
  const openPayment = useLatestCallback(() => {
    openedHere.current = true;
    purchase.choose({ step: 'pay' });
  });
  /** Back to the boxes and the coupon. The history keeps no second entry of the same page. */
  const closePayment = (): void => {
    if (openedHere.current) void navigate(-1);
    else purchase.choose({ step: 'confirm-plan' }, { replace: true });
    focusHeading();
  };

  /** @returns whether the order may go on; a missing box or a failure is shown */
  const agree = async (): Promise<boolean> => {
    const { order } = purchase;
    if (!order || !checkCoupon() || !boxes.check()) return false;
    if (isPaying) return true;
    const startNow = days === null ? null : t('orders:startNow', { count: days });
    // The provider's form asks for its checkout meanwhile, which saves a round trip.
    const recordsLater = loggedIn && ending === 'checkout';
    const recordsNow = loggedIn && !recordsLater && startNow !== null;
    if (recordsNow && !(await recordStart(order.plan.title, startNow))) return false;
    if (!stillHolds(orderKey(order))) return false;
    agreedOrder.keep({ order, acceptsTerms, startNow, recordsLater });
    openPayment();
    return true;
  };

  /** Whether the person opened the payment on this page; false where the page opened with it. */
  const wasOpenedHere = (): boolean => openedHere.current;
  return { boxes, agree, closePayment, wasOpenedHere, isRecording };
};
