import type { Plan } from '@foyer/domain';
import { useEffect, useState } from 'react';
import { callApi } from '~/session/api/callApi';

/**
 * Saves the order on the server with each change of plan or coupon, so that a closed window loses
 * nothing. Rule BUY-14.
 *
 * @returns whether the server keeps it; false where the backend has no such call
 */
export const useKeepOrder = (order: { plan: Plan; couponCode: string | null } | null): boolean => {
  const [isKept, setKept] = useState(false);
  const priceId = order?.plan.priceId;
  const couponCode = order?.couponCode ?? null;
  useEffect(() => {
    if (!priceId) return;
    void callApi('saveOrder', { priceId, ...(couponCode && { couponCode }) }).then(({ error }) =>
      setKept(!error),
    );
  }, [priceId, couponCode]);
  return isKept;
};
