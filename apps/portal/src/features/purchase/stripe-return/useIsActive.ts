import { useEffect, useRef, useState } from 'react';
import { askGateway } from '~/product/network/askGateway';
import { refreshSession } from '~/session/refreshSession';
import { useAppDispatch, useAppSelector } from '~/session/store/hooks';
import type { AskedAtPayment } from '../askAtPayment';

interface Return {
  isPaid: boolean;
  /** The user has access already, and buys something beside it. */
  isExtra: boolean;
  /** The user comes from a payment, so it has probably succeeded. */
  returns: boolean;
  /** The gateway offers to connect this device. */
  connects: boolean;
  /** When the last answer about the payment came. */
  asked: number | undefined;
  /** What was asked at the moment of the payment. */
  ahead: AskedAtPayment | null;
}

/**
 * Whether the purchase is active. The account says so. Where there is no account or access is free,
 * the purchase is active once the session has been refreshed after the payment.
 *
 * For a person who comes from a payment, the gateway is asked while the payment is still being looked up,
 * or with the payment's end (`askAtPayment`), which saves a round trip. Only a device with a plan gets its
 * form, so with a new form the plan is active. The gateway may have answered before the plan was active;
 * without its form the session is refreshed.
 */
export const useIsActive = ({
  isPaid,
  isExtra,
  returns,
  connects,
  asked,
  ahead,
}: Return): boolean => {
  const dispatch = useAppDispatch();
  const accountSays = useAppSelector(
    ({ session }) => session.account?.siteUser.hasActiveSubscription ?? null,
  );
  // The answer that the last refresh followed: null before any, undefined for one before any answer.
  const [begun, setBegun] = useState<number | null | undefined>(null);
  const [ended, setEnded] = useState<number | null | undefined>(null);
  const isLearning = useRef(false);
  const decides = accountSays !== null && !isExtra;
  const [hadForm] = useState(ahead ? ahead.hadForm : connects);
  const hasNewForm = connects && !hadForm && begun !== null;
  const isKnown = decides ? accountSays || hasNewForm : ended !== null;
  const isActive = isKnown && (begun !== undefined || connects);
  const gateway = ended === null ? ahead?.gateway : null;
  const isEarly = returns && decides && !accountSays && (asked === undefined || Boolean(gateway));
  const since = isEarly ? undefined : asked;
  const mustLearn = isEarly || (isPaid && !isActive);
  // After each answer "paid" the plan may be active, so refresh the session.
  useEffect(() => {
    if (!mustLearn || isLearning.current || ended === since) return;
    isLearning.current = true;
    setBegun(since);
    // The gateway's form loads the page again, with its account and site.
    const learning =
      since === undefined ? (gateway ?? dispatch(askGateway())) : dispatch(refreshSession());
    void learning.finally(() => {
      isLearning.current = false;
      setEnded(since);
    });
  }, [mustLearn, since, ended, gateway, dispatch]);
  return isPaid && isActive;
};
