import { skipToken } from '@reduxjs/toolkit/query';
import { checkoutOutcome, type CheckoutOutcome, type CheckoutResult } from '@foyer/domain';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useConnect } from '~/platform/network/useConnect';
import { arrive } from '~/platform/session/arrive';
import { useAppDispatch, useAppSelector } from '~/platform/store/hooks';
import { useCheckoutResultQuery } from '../purchase.api';

/** How often to ask while a paid plan is being set up. */
const POLL_MS = 2000;

export type ReturnState = CheckoutOutcome | 'checking' | 'failed';

/**
 * What became of the payment that this page came back from. Paid but not yet active waits, never
 * shows the plans again; once active the device is put online by the router's own form.
 */
export const usePaymentReturn = () => {
  const [params] = useSearchParams();
  const id = params.get('session_id');
  const dispatch = useAppDispatch();
  const connect = useConnect();
  const isActive = useAppSelector(
    ({ session }) => session.account?.siteUser.hasActiveSubscription ?? false,
  );
  const [isWaiting, setWaiting] = useState(true);
  const result = useCheckoutResultQuery(id ?? skipToken, {
    pollingInterval: isWaiting ? POLL_MS : 0,
  });
  const isPaid = result.data?.status === 'complete';
  const state = stateOf(id, result, isActive);

  // Each answer that says "paid" is a chance that the plan is active by now.
  const isLearning = useRef(false);
  useEffect(() => {
    if (!isPaid || isActive || isLearning.current) return;
    isLearning.current = true;
    void dispatch(arrive()).finally(() => {
      isLearning.current = false;
    });
  }, [isPaid, isActive, result.fulfilledTimeStamp, dispatch]);

  // The last step of getting online is a full navigation, as soon as there is access.
  useEffect(() => {
    if (state === 'done') connect?.();
    // oxlint-disable-next-line react/exhaustive-deps -- sent once: a later answer of the gateway must not send it again
  }, [state]);

  useEffect(() => setWaiting(unsettled.includes(state)), [state]);

  return { state, connect, retry: () => void result.refetch() };
};

/** States that time alone may change. */
const unsettled: readonly ReturnState[] = ['checking', 'settingUp', 'processing'];

const stateOf = (
  id: string | null,
  { data, isError }: { data?: CheckoutResult | undefined; isError: boolean },
  isActive: boolean,
): ReturnState => {
  if (!id || isError) return 'failed';
  return data ? checkoutOutcome(data, isActive) : 'checking';
};
