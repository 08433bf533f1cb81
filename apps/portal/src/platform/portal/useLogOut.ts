import { useNavigate } from 'react-router-dom';
import { getClient } from '~/platform/api/client';
import { api } from '~/platform/api/api';
import { paths } from '~/platform/routing/paths';
import { reloadSite } from '~/platform/session/arrive';
import { accountChanged, claimsChanged, pageLeft } from '~/platform/session/sessionSlice';
import { tokens } from '~/platform/session/stores';
import { useAppDispatch, useAppSelector, useAppStore } from '~/platform/store/hooks';

/** Who is logged in, and the way out with every step of specification, section 4, "Session". */
export const useLogOut = () => {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const navigate = useNavigate();
  const user = useAppSelector(({ session }) => session.account?.siteUser ?? null);
  const place = useAppSelector(({ site }) => site.info?.name ?? '');
  const logOut = async (): Promise<void> => {
    const client = await getClient();
    await client.session.logOut({
      clearAccessCode: () => undefined,
      reloadSiteInfo: () => dispatch(reloadSite()),
      arePlansLoaded: () => store.getState().site.offer !== null,
      planEngine: () => store.getState().site.info?.planEngine ?? 'unknown',
      // Whoever shows plans asks for them; there is nothing on this page to fill.
      reloadPlans: () => Promise.resolve(),
    });
    dispatch(accountChanged(null));
    dispatch(claimsChanged(tokens.claims()));
    dispatch(pageLeft(paths.landing));
    dispatch(api.util.resetApiState());
    await navigate(paths.landing, { replace: true });
  };
  return {
    person: user && {
      name: `${user.firstName} ${user.lastName}`.trim() || user.email,
      initials: `${user.firstName.charAt(0)}${user.lastName.charAt(0)}`.toUpperCase(),
      place,
    },
    logOut: () => void logOut(),
  };
};
