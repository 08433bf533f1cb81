import { useLocation } from 'react-router-dom';
import { paths } from '~/shared/routing/paths';
import { useAppSelector } from '~/session/store/hooks';

/**
 * The logged-in user's account, on the recovery pages of the portal; null on those for visitors.
 */
export const useMyAccount = () => {
  const { pathname } = useLocation();
  const user = useAppSelector(({ session }) => session.account?.siteUser ?? null);
  const isMine = pathname.endsWith('-for-my-account');
  return isMine && user ? { email: user.email, mobile: user.mobile } : null;
};

/** The recovery pages of a logged-in person, or those of a visitor. */
export const recoveryPaths = (isMine: boolean) =>
  isMine
    ? {
        byEmail: paths.passwordRecoveryForMyAccount,
        bySms: paths.smsPasswordRecoveryForMyAccount,
        back: paths.myAccount,
      }
    : { byEmail: paths.passwordRecovery, bySms: paths.smsPasswordRecovery, back: paths.login };
