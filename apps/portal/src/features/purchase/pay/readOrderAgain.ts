import { api } from '~/session/api/api';
import { httpErrorOf } from '~/session/api/httpError';
import type { CallFailure } from '~/session/api/isApiError';
import { refreshSession } from '~/session/refreshSession';
import type { AppDispatch } from '~/session/store/createStore';

/**
 * After a refused order: reads the prices again, which may have changed since the page opened, and the user, whose
 * payment may have arrived. The guards redirect a user with a plan.
 */
export const readOrderAgain =
  (error: CallFailure | undefined) =>
  async (dispatch: AppDispatch): Promise<void> => {
    if (httpErrorOf(error)?.status !== 409) return;
    dispatch(api.util.invalidateTags(['Plans']));
    await dispatch(refreshSession());
  };
