import { useCallback } from 'react';
import { snackbarOpened } from '~/shared/notices/noticesSlice';
import { refreshSession } from '~/session/refreshSession';
import { useAppDispatch } from '~/session/store/hooks';
import { planChanged } from './plan.api';

/**
 * What follows a change of plan: everything shown of it is asked again, so are the account and how to
 * get online, and the person is told in a word.
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
