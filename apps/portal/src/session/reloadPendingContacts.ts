import { pendingContacts } from '@foyer/domain';
import type { AppDispatch } from '~/session/store/createStore';
import type { RootState } from '~/session/store/rootReducer';
import { reloadAccount } from './refreshSession';

const pendingOf = ({ session: { account } }: RootState): string[] =>
  account ? pendingContacts(account.siteUser) : [];

/**
 * Reloads the account where a new address or number waits, which a new password or another change may have dropped. Rule PASS-5.
 * @returns the addresses and numbers that were dropped
 */
export const reloadPendingContacts =
  () =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<string[]> => {
    const before = pendingOf(getState());
    await dispatch(reloadAccount());
    const { email, mobile } = getState().session.account?.siteUser ?? {};
    // What is confirmed now was not dropped.
    const kept = [...pendingOf(getState()), email, mobile];
    return before.filter((value) => !kept.includes(value));
  };
