import { isUser } from '@foyer/domain';
import { accessCodes } from './storage/accessCodes';
import { clearDrafts } from './storage/drafts';
import { tokens } from './storage/stores';
import type { AppDispatch } from './store/createStore';
import type { RootState } from './store/rootReducer';
import { claimsChanged, sessionEnded } from './store/sessionSlice';

/**
 * Updates the store from the token. It runs on each change of the token store; the start and other
 * tabs bypass that store's event, so they call it too. When a user's session ends for any reason,
 * it clears that user's data; the API cache clears itself on `sessionEnded`.
 */
export const tokenChanged = () => (dispatch: AppDispatch, getState: () => RootState) => {
  const { claims: before, isLoggingOut } = getState().session;
  // The log-out calls this again once everything is ready for the landing page.
  if (isLoggingOut) return;
  const claims = tokens.claims();
  if (isUser(before) && before.userId !== claims?.userId) {
    clearDrafts();
    accessCodes.clear();
    dispatch(sessionEnded());
  }
  dispatch(claimsChanged(claims));
};
