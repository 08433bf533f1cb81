import { skipToken } from '@reduxjs/toolkit/query';
import {
  buysExtras,
  checkoutOutcome,
  isPaidStatus,
  type CheckoutOutcome,
  type Order,
  type OrderState,
  type Receipt,
} from '@foyer/domain';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { httpErrorOf } from '~/session/api/httpError';
import type { CallFailure } from '~/session/api/isApiError';
import { useConnect } from '~/product/network/useConnect';
import { reloadAccount } from '~/session/refreshSession';
import { keepArrival } from '~/session/storage/arrival';
import { planChanged, useGetActiveSubscriptionQuery } from '~/session/api/portal.api';
import { selectHasFreeAccess } from '~/session/guards/selectRouteFacts';
import { useAppDispatch, useAppSelector } from '~/session/store/hooks';
import { selectCapabilities, selectPortalType } from '~/session/store/portalType';
import { orderChanged } from '~/session/store/sessionSlice';
import { useGetOrderQuery } from '~/product/orders/orders.api';
import { askedAtPayment } from '../askAtPayment';
import { hasOpenedPayment, takeOpenedPayment } from '../openedPayment';
import { useGetSessionStatusQuery } from '~/product/card-form/payments.api';
import { useMoveToPaidTypeOncePaid } from './useMoveToPaidTypeOncePaid';
import { useIsActive } from './useIsActive';
import { useIsPaidInternal } from './useIsPaidInternal';

/** How often to ask while a paid plan is being set up. */
const POLL_MS = 2000;
/** After this time a router has not taken the device on, and the person taps; a page with nothing to do leads on. */
export const HANDOVER_MS = 5000;

/** `none`: there is no order to check. `unknown`: this browser may not see it without an account. */
export type ReturnState = CheckoutOutcome | 'checking' | 'failed' | 'none' | 'unknown';

/** States that can change without the user. While they last, the door of the brand's scene is closed: rule THEME-12. */
export const unsettled: readonly ReturnState[] = ['checking', 'settingUp', 'processing'];

/**
 * The outcome of the payment that the user returns from. While the plan is paid but not active, the
 * page waits and never shows the plans again. Once it is active, the router's own form puts the
 * device online: without a tap only in the tab that opened the payment, since anybody can send this
 * page's address. Rule CONN-10.
 */
export const usePaymentReturn = () => {
  const [isWaiting, setWaiting] = useState(true);
  const [asksToConnect, setAsksToConnect] = useState(false);
  const pollingInterval = isWaiting ? POLL_MS : 0;
  const dispatch = useAppDispatch();
  const [params] = useSearchParams();
  const id = params.get('session_id');
  const isInternal = id === null && isInternalReturn(params);
  // "Check my payment" names no payment: the server knows the order.
  const asksOrder = id === null && !isInternal;
  const [ahead] = useState(() => askedAtPayment(id));
  const checkout = useGetSessionStatusQuery(id ? { id } : skipToken, { pollingInterval });
  const held = useGetActiveSubscriptionQuery(isInternal ? undefined : skipToken, {
    pollingInterval,
  });
  const order = useGetOrderQuery(id === null ? undefined : skipToken, { pollingInterval });
  const hasFreeAccess = useAppSelector(selectHasFreeAccess);
  // Free access counts as active before the payment too.
  const isExtra = buysExtras(useAppSelector(selectPortalType)) || hasFreeAccess;
  const isPaidCheckout =
    checkout.data?.status === 'complete' && isPaidStatus(checkout.data.paymentStatus);
  const isPaidInternal = useIsPaidInternal(held.data, order, pollingInterval);
  const isPaidNamed = isInternal ? isPaidInternal : isPaidCheckout;
  const isPaid = asksOrder ? order.data?.state === 'paid' : isPaidNamed;
  // Where the backend keeps no order, only a plan that costs something shows that a user with free access has paid.
  const isPaidWithoutOrder = isPaidInternal && !order.data;
  useMoveToPaidTypeOncePaid(isPaidCheckout || isPaidWithoutOrder || hasCost(order.data?.receipt));
  const asking = { order, held, checkout }[asksOrder ? 'order' : isInternal ? 'held' : 'checkout'];
  const connect = useConnect(true);
  const isOutdated = useAppSelector(
    ({ session }) => session.account?.siteUser.hasActiveSubscription === false,
  );
  const isActive = useIsActive({
    isPaid,
    isExtra,
    returns: !asksOrder,
    connects: connect !== null,
    asked: asking.fulfilledTimeStamp,
    ahead,
  });
  // The query above holds the answer by now.
  useEffect(() => ahead?.letGo(), [ahead]);

  const isStranger = useIsStranger();
  const stateOf = (): ReturnState => {
    if (isInternal) return internalState(held, order, { isPaid, isActive, isStranger });
    if (asksOrder) return order.isError ? 'failed' : orderState(order.data, isActive);
    if (checkout.isError) return isStranger && isRefused(checkout.error) ? 'unknown' : 'failed';
    return checkout.data ? checkoutOutcome(checkout.data, isActive) : 'checking';
  };
  const state = stateOf();

  // The last step of getting online is a full navigation, as soon as the device has access.
  useEffect(() => {
    if (state !== 'done') return undefined;
    keepArrival();
    // Without a way to connect, the mark waits for a reload.
    const connects = connect !== null && takeOpenedPayment();
    // The order was asked beside the plan, and may have been paid since.
    if (isInternal && !order.data?.receipt) void order.refetch();
    if (connects) connect();
    // Pages that were open before the payment would show the old plan.
    dispatch(planChanged());
    const stay = (): void => {
      setAsksToConnect(true);
      // The guards would offer the plans again.
      if (isOutdated) void dispatch(reloadAccount());
    };
    const timer = setTimeout(stay, connects ? HANDOVER_MS : 0);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- a later gateway answer must not connect again
  }, [state]);

  useEffect(() => setWaiting(unsettled.includes(state)), [state]);

  // The landing page no longer offers to finish this order.
  useEffect(() => {
    if (isPaid) dispatch(orderChanged(null));
  }, [isPaid, dispatch]);
  return {
    state,
    connect,
    /** False while the page connects the device automatically, so that no button flashes. */
    asksToConnect,
    retry: (): void => void asking.refetch(),
    /** The order as the server keeps it, where the address names no checkout. */
    order: order.data ?? null,
    receipt: (id ? checkout : order).data?.receipt ?? null,
    paid: isPaid && !asksOrder ? (id ?? internalId(params)) : null,
  };
};

const hasCost = (receipt: Receipt | null | undefined): boolean => (receipt?.paid.minor ?? 0) > 0;

/**
 * Whether this browser has neither an account nor the tab in which the order was made: a bank's app may open another
 * browser. Never where devices order without accounts.
 */
const useIsStranger = (): boolean => {
  const [hasOrdered] = useState(hasOpenedPayment);
  const isLoggedIn = useAppSelector(({ session }) => session.isLoggedIn);
  const hasAccounts = useAppSelector(selectCapabilities).hasAccounts;
  return hasAccounts && !isLoggedIn && !hasOrdered;
};

/** Whether the server answered that it shows no such order here. */
const isRefused = (error: CallFailure | undefined): boolean =>
  [400, 401, 403, 404].includes(httpErrorOf(error)?.status ?? 0);

/** A bank that took over the whole page puts its parameters before the hash. */
const bankWords = (): URLSearchParams => new URLSearchParams(window.location.search);

const isInternalReturn = (params: URLSearchParams): boolean =>
  params.has('purchase') || bankWords().has('payment_intent');

/** The id of a payment on the INTERNAL engine: the bank's redirect adds its own parameter. */
const internalId = (params: URLSearchParams): string | null =>
  bankWords().get('payment_intent') ?? params.get('purchase');

const orderStates: Record<OrderState, ReturnState> = {
  unpaid: 'resume',
  processing: 'processing',
  paid: 'settingUp',
  refunded: 'refunded',
  unknown: 'failed',
};

const orderState = (order: Order | null | undefined, isActive: boolean): ReturnState => {
  if (order === undefined) return 'checking';
  if (order === null) return 'none';
  return order.state === 'paid' && isActive ? 'done' : orderStates[order.state];
};

/**
 * Without a plan, the server's order says whether the payment has arrived: the user may
 * have left the order unpaid. A backend that keeps no orders does not know. Rule BUY-20.
 */
const internalState = (
  held: { data?: unknown; isError: boolean },
  order: { data?: Order | null; isError: boolean },
  { isPaid, isActive, isStranger }: { isPaid: boolean; isActive: boolean; isStranger: boolean },
): ReturnState => {
  if (isPaid && isActive) return 'done';
  // The address keeps the bank's words while the person pays again in this page.
  const hasFailed = bankWords().get('redirect_status') === 'failed';
  if (hasFailed && !isPaid && order.data?.state !== 'processing') return 'resume';
  if (held.isError) return 'failed';
  if (isPaid) return 'settingUp';
  if (!held.data) return 'checking';
  if (isStranger && order.data === null) return 'unknown';
  const knowsNoOrder = order.isError || order.data === null;
  return knowsNoOrder ? 'processing' : orderState(order.data, isActive);
};
