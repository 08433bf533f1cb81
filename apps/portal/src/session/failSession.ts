import type { ApiError } from '@foyer/api-client';
import { logger } from '~/shared/logging/logger';
import type { AppDispatch } from './store/createStore';
import type { RootState } from './store/rootReducer';
import { sessionFailed } from './store/sessionSlice';

/** No blank session could be fetched: the operator's log and `/portal` say so. Rule ERR-13. */
export const failSession =
  (error: ApiError | null) => (dispatch: AppDispatch, getState: () => RootState) => {
    const status = error?.kind === 'http' ? error.status : null;
    logger.log({ message: 'No session could be fetched.', context: { status } });
    dispatch(sessionFailed());
    void diagnose(getState().site.config?.authBase ?? '');
  };

const diagnose = async (authBase: string): Promise<void> => {
  try {
    const { diagnoseSession } = await import('./diagnoseSession');
    await diagnoseSession(authBase);
  } catch {
    // The network is down, and the page says so.
  }
};
