import type { CallName } from '@foyer/api-client';
import { useCallback } from 'react';
import { useAppStore } from '../store/hooks';
import type { AppStore } from '../store/createStore';
import { httpErrorOf } from './httpError';
import type { CallFailure } from './isApiError';

/** The calls that the backend has turned out not to have, since the page was loaded. */
const absentCalls = new WeakMap<AppStore, Set<CallName>>();

/** Whether the backend lacks the call that failed: a 404, and not one about an unknown coupon. */
export const isAbsentCall = (error: CallFailure | undefined): boolean => {
  const refusal = httpErrorOf(error);
  return refusal?.status === 404 && refusal.code !== 'COUPON_INVALID';
};

/**
 * Whether the backend has turned out to lack a call. Its feature is then no longer offered. Rule API-17.
 *
 * @returns `note` takes each failure of the call
 */
export const useAbsentCall = (name: CallName) => {
  const store = useAppStore();
  const note = useCallback(
    (error: CallFailure | undefined): void => {
      if (isAbsentCall(error))
        absentCalls.set(store, new Set([...(absentCalls.get(store) ?? []), name]));
    },
    [store, name],
  );
  return { isAbsent: absentCalls.get(store)?.has(name) ?? false, note };
};
