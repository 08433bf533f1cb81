import { isUpgradeInfoStale, UPGRADE_INFO_LIFE } from '@foyer/domain';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { now } from '~/session/storage/browserStores';
import { useGetUpgradeInfoQuery } from '../plan.api';
import { useUserId } from '../useUserId';

/**
 * The price of a change of plan, cached for one user, plan and coupon. A preview older than ten
 * minutes is requested again before the portal shows it or charges it.
 *
 * @param priceId null requests nothing
 */
export const useChangePreview = (priceId: string | null, coupon: string | null) => {
  const userId = useUserId();
  const query = useGetUpgradeInfoQuery(priceId === null ? skipToken : { userId, priceId, coupon });
  const { currentData: info, refetch } = query;
  const date = info?.prorationDate ?? null;
  useEffect(() => {
    if (date === null) return undefined;
    const left = date + UPGRADE_INFO_LIFE - now();
    const timer = setTimeout(() => void refetch(), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [date, refetch]);
  const isStale = info !== undefined && isUpgradeInfoStale(info, now());
  return { query, info: isStale ? undefined : info };
};

export type ChangePreview = ReturnType<typeof useChangePreview>;
