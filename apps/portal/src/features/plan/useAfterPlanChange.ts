import { useCallback } from 'react';
import { snackbarOpened } from '~/shared/notices/noticesSlice';
import { refreshSession } from '~/session/refreshSession';
import { useAppDispatch } from '~/session/store/hooks';
import { planChanged } from '~/session/api/portal.api';

/**
 * Refreshes everything after a change of plan (the page, the account and how to get online), and
 * shows a message.
 */
export const useAfterPlanChange = () => {
  const dispatch = useAppDispatch();
  return useCallback(
    async (text: string): Promise<void> => {
      dispatch(planChanged());
      await dispatch(refreshSession());
      dispatch(snackbarOpened({ text, type: 'Success' }));
    },
    [dispatch],
  );
};
