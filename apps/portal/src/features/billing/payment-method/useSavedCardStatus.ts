import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { useGetSessionStatusQuery } from '~/product/card-form/payments.api';
import { useAppDispatch } from '~/session/store/hooks';
import { invoicesChanged } from '../billing.api';

/** How often to ask while the provider is still saving the card. */
const POLL_MS = 2000;

export type SavedCardStatus = 'checking' | 'kept' | 'failed';

/**
 * Whether the provider has saved the card of a submitted form. Once it has, every screen shows it.
 */
export const useSavedCardStatus = (session: string | null): SavedCardStatus => {
  const dispatch = useAppDispatch();
  const { data, isError } = useGetSessionStatusQuery(session ? { id: session } : skipToken);
  const status = data?.status ?? null;
  const isWaiting = status !== null && status !== 'complete' && status !== 'expired';
  useGetSessionStatusQuery(session && isWaiting ? { id: session } : skipToken, {
    pollingInterval: POLL_MS,
  });
  const isKept = status === 'complete';
  useEffect(() => {
    if (isKept) dispatch(invoicesChanged());
  }, [isKept, dispatch]);
  if (isKept) return 'kept';
  return isError || status === 'expired' ? 'failed' : 'checking';
};
