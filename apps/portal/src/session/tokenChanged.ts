import { isUser } from '@foyer/domain';
import { accessCodes } from './storage/accessCodes';
import { clearDrafts } from './storage/drafts';
import { tokens } from './storage/stores';
import type { AppDispatch } from './store/createStore';
import type { RootState } from './store/rootReducer';
import { claimsChanged, sessionEnded } from './store/sessionSlice';

/**
 * Brings the store in step with the token. It listens to the token store; the start and other tabs,
 * which write past that, call it too. When a user's session ends, in whatever way, it clears what
 * belongs to that user; the API cache clears itself on `sessionEnded`.
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
