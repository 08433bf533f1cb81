import type { CallName } from '@foyer/api-client';
import { useCallback } from 'react';
import { useAppStore } from '../store/hooks';
import type { AppStore } from '../store/createStore';
import { httpErrorOf } from './httpError';
import type { CallFailure } from './isApiError';

/** The calls that the backend has turned out not to have, since the page was loaded. */
const absentCalls = new WeakMap<AppStore, Set<CallName>>();

/**
 * Whether the backend lacks a call: it has answered 404, and not because of a coupon that it does not
 * know. Its feature is then no longer offered. Rule API-17.
 *
 * @returns `note` takes a failure of the call and says whether the call is absent
 */
export const useAbsentCall = (name: CallName) => {
  const store = useAppStore();
  const note = useCallback(
    (error: CallFailure | undefined): boolean => {
      const refusal = httpErrorOf(error);
      const isAbsent = refusal?.status === 404 && refusal.code !== 'COUPON_INVALID';
      if (isAbsent) absentCalls.set(store, new Set([...(absentCalls.get(store) ?? []), name]));
      return isAbsent;
    },
    [store, name],
  );
  return { isAbsent: absentCalls.get(store)?.has(name) ?? false, note };
};
