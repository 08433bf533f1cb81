import { isTokenExpired, isUser } from '@foyer/domain';
import { endSession } from './endSession';
import { now, tokens } from './storage/browserStores';
import type { AppDispatch } from './store/createStore';
import type { RootState } from './store/rootReducer';
import { claimsChanged, logOutCompleted, sessionLost } from './store/sessionSlice';

/**
 * Updates the store from the token. It runs on each change of the token store; the start and other
 * tabs bypass that store's event, so they call it too.
 */
export const updateSession = () => (dispatch: AppDispatch, getState: () => RootState) => {
  const { session, site } = getState();
  const { claims: before, isLoggingOut, isLeaving } = session;
  // The log-out calls this again once everything is ready for the landing page.
  if (isLoggingOut) return;
  const stored = tokens.claims();
  const claims = stored && !isTokenExpired(stored, now()) ? stored : null;
  if (isUser(before) && before.userId !== claims?.userId) {
    // An agent can't log in again as the customer, so the end of their session is a log-out. Rule ROLE-3.
    const lost = site.info?.isImpersonating ? logOutCompleted : sessionLost;
    dispatch(endSession());
    if (!isLeaving && !isUser(claims)) dispatch(lost());
  }
  dispatch(claimsChanged(claims));
};
