import type { AppDispatch } from '~/session/store/createStore';
import type { RootState } from '~/session/store/rootReducer';
import { reloadAccount } from './refreshSession';

const waiting = ({ session: { account } }: RootState): string[] => {
  const { pendingEmail = null, pendingMobile = null } = account?.siteUser ?? {};
  return [pendingEmail, pendingMobile].filter((value) => value !== null);
};

/**
 * Reloads the account after its password may have changed, which drops a new address or number that waits. Rule PASS-5.
 * @returns the addresses and numbers that were dropped
 */
export const reloadAfterPassword =
  () =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<string[]> => {
    const before = waiting(getState());
    await dispatch(reloadAccount());
    const { email, mobile } = getState().session.account?.siteUser ?? {};
    // What is confirmed now was not dropped.
    const kept = [...waiting(getState()), email, mobile];
    return before.filter((value) => !kept.includes(value));
  };
