import type { Account, SiteUser } from '@foyer/domain';
import { tokens } from '~/session/storage/browserStores';
import type { AppDispatch } from '~/session/store/createStore';
import type { RootState } from '~/session/store/rootReducer';
import { accountChanged } from '~/session/store/sessionSlice';

interface QueryLifecycle<T> {
  dispatch: AppDispatch;
  queryFulfilled: Promise<{ data: T }>;
}

/** Changes parts of the stored account. @returns restores their former values */
export const patchSiteUser =
  (changes: Partial<SiteUser>) =>
  (dispatch: AppDispatch, getState: () => RootState): (() => void) => {
    const patch = (values: Partial<SiteUser>): void => {
      const { account } = getState().session;
      if (account)
        dispatch(accountChanged({ ...account, siteUser: { ...account.siteUser, ...values } }));
    };
    const before = getState().session.account?.siteUser;
    const names = Object.keys(changes) as (keyof SiteUser)[];
    if (!before || names.length === 0) return () => undefined;
    patch(changes);
    return () => patch(Object.fromEntries(names.map((name) => [name, before[name]])));
  };

/**
 * The `onQueryStarted` of an endpoint whose answer is the account: the answer replaces the stored
 * account, unless the session has ended in the meantime.
 *
 * @param expect the change of the call, shown at once and reverted if the call fails
 */
export const storeAccount =
  <Arg>(expect: (arg: Arg) => Partial<SiteUser> = () => ({})) =>
  async (arg: Arg, { dispatch, queryFulfilled }: QueryLifecycle<Account | null>): Promise<void> => {
    const userId = tokens.claims()?.userId;
    const undo = dispatch(patchSiteUser(expect(arg)));
    try {
      const { data } = await queryFulfilled;
      if (data && tokens.claims()?.userId === userId) dispatch(accountChanged(data));
    } catch {
      undo();
    }
  };
