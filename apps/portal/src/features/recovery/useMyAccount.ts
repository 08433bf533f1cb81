import { useLocation } from 'react-router-dom';
import { paths } from '~/shared/routing/paths';
import { useAppSelector } from '~/session/store/hooks';

/** Whose password it is, on the pages for one's own account; null on those for anybody. */
export const useMyAccount = () => {
  const { pathname } = useLocation();
  const user = useAppSelector(({ session }) => session.account?.siteUser ?? null);
  const isMine = pathname.endsWith('-for-my-account');
  return isMine && user ? { email: user.email, mobile: user.mobile } : null;
};

/** The two ways, for one's own account and for anybody's. */
export const waysFor = (isMine: boolean) =>
  isMine
    ? {
        byEmail: paths.passwordRecoveryForMyAccount,
        bySms: paths.smsPasswordRecoveryForMyAccount,
        back: paths.myAccount,
      }
    : { byEmail: paths.passwordRecovery, bySms: paths.smsPasswordRecovery, back: paths.login };
