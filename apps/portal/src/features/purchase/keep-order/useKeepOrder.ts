import type { Plan } from '@foyer/domain';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '~/session/api/callApi';
import { maySaveLater, saveLater } from './repeatSaving';

/**
 * Saves the order on the server with each change of plan or coupon, so that a closed window loses
 * nothing. If that fails, it saves again until the person pays: an order that is saved after its payment would be offered
 * for payment again. Rule BUY-14.
 *
 * @returns whether the server keeps it; false where the backend has no such call
 */
export const useKeepOrder = (
  order: { plan: Plan; couponCode: string | null } | null,
  isPaying: boolean,
): boolean => {
  const [isKept, setKept] = useState(false);
  const paying = useRef(isPaying);
  const earlier = useRef<AbortController>(null);
  const priceId = order?.plan.priceId;
  const couponCode = order?.couponCode ?? null;
  useEffect(() => {
    paying.current = isPaying;
  }, [isPaying]);
  useEffect(() => {
    if (!priceId) return undefined;
    // A save of an earlier choice that arrives later would replace this one. Leaving the page doesn't stop a save.
    earlier.current?.abort();
    const { signal } = (earlier.current = new AbortController());
    let stop: (() => void) | null = null;
    let hasLeft = false;
    const later = (): void => {
      if (!hasLeft) stop = saveLater(() => (paying.current ? later() : void save()));
    };
    const save = async (): Promise<void> => {
      const choice = { priceId, ...(couponCode && { couponCode }) };
      const { error } = await callApi('saveOrder', choice, { signal });
      if (signal.aborted) return;
      setKept(!error);
      if (error && maySaveLater(error)) later();
    };
    void save();
    return () => {
      hasLeft = true;
      stop?.();
    };
  }, [priceId, couponCode]);
  return isKept;
};
