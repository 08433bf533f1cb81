import { clearArrival } from './storage/arrival';
import { accessCodes } from './storage/accessCodes';
import { clearDrafts } from './storage/formDrafts';
import type { AppDispatch } from './store/createStore';
import { sessionEnded } from './store/sessionSlice';

/**
 * Clears a user's data, for whatever reason the session ends: logged out, refused, expired or
 * replaced by another user's. The API cache clears itself on `sessionEnded`.
 */
export const endSession = () => (dispatch: AppDispatch) => {
  clearDrafts();
  accessCodes.clear();
  clearArrival();
  dispatch(sessionEnded());
};
