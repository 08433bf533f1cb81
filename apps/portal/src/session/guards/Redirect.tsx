import { useEffect } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';

/**
 * Leads on to another page in place of this one. A start that leads to this page again may overtake
 * the redirect before it shows. The router then sees no change, and `Navigate` would leave the page
 * blank, so this component repeats the redirect.
 */
export const Redirect = ({ to }: { to: string }) => {
  const { pathname, search, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const here = `#${pathname}${search}`;
  useEffect(() => {
    const leave = (): void => void navigate(to, { state, replace: true });
    const leaveAgain = (): void => {
      if (window.location.hash === here) leave();
    };
    leave();
    window.addEventListener('popstate', leaveAgain);
    return () => window.removeEventListener('popstate', leaveAgain);
  }, [navigate, to, state, here]);
  return null;
};
