import { orderWithdrawal } from '@foyer/domain';
import { now } from '~/session/storage/browserStores';
import { useAppSelector } from '~/session/store/hooks';
import { selectWithdrawalDays } from '~/session/store/selectWithdrawalDays';
import type { Purchase } from './usePurchase';

/** What a withdrawal from this order comes to; null where it is a refund of the unused time, or users can't withdraw. */
export const useOrderWithdrawal = (purchase: Purchase): ReturnType<typeof orderWithdrawal> => {
  const days = useAppSelector(selectWithdrawalDays);
  return days === null ? null : orderWithdrawal(purchase, days, now());
};
