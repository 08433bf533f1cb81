import { isUpgradeInfoStale, UPGRADE_INFO_LIFE, type Instant } from '@foyer/domain';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { now } from '~/session/storage/browserStores';
import { useGetUpgradeInfoQuery } from '../plan.api';
import { useUserId } from '../useUserId';

/**
 * The price of a change of plan, cached for one user, plan and coupon. A preview older than ten
 * minutes is requested again before the portal shows it or charges it. Where the backend counts by the
 * day, its calculation is older than its answer, so the answer's age counts.
 *
 * @param priceId null requests nothing
 */
export const useChangePreview = (priceId: string | null, coupon: string | null) => {
  const userId = useUserId();
  const query = useGetUpgradeInfoQuery(priceId === null ? skipToken : { userId, priceId, coupon });
  const { currentData: info, refetch, fulfilledTimeStamp: answeredAt = 0 } = query;
  const date = info ? Math.max(info.prorationDate, onServersClock(answeredAt)) : null;
  useEffect(() => {
    if (date === null) return undefined;
    const left = date + UPGRADE_INFO_LIFE - now();
    const timer = setTimeout(() => void refetch(), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [date, refetch]);
  const isStale = () => date !== null && isUpgradeInfoStale(date, now());
  return { query, info: isStale() ? undefined : info, isStale };
};

const onServersClock = (byDevice: Instant): Instant => now() - Date.now() + byDevice;

export type ChangePreview = ReturnType<typeof useChangePreview>;
