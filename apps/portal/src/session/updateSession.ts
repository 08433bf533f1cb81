import { isTokenExpired, isUser } from '@foyer/domain';
import { endSession } from './endSession';
import { now, tokens } from './storage/browserStores';
import type { AppDispatch } from './store/createStore';
import type { RootState } from './store/rootReducer';
import { claimsChanged, sessionLost } from './store/sessionSlice';

/**
 * Updates the store from the token. It runs on each change of the token store; the start and other
 * tabs bypass that store's event, so they call it too.
 */
export const updateSession = () => (dispatch: AppDispatch, getState: () => RootState) => {
  const { claims: before, isLoggingOut, isLeaving } = getState().session;
  // The log-out calls this again once everything is ready for the landing page.
  if (isLoggingOut) return;
  const stored = tokens.claims();
  const claims = stored && !isTokenExpired(stored, now()) ? stored : null;
  if (isUser(before) && before.userId !== claims?.userId) {
    dispatch(endSession());
    if (!isLeaving && !isUser(claims)) dispatch(sessionLost());
  }
  dispatch(claimsChanged(claims));
};
