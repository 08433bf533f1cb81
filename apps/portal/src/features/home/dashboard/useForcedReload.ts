import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { refreshSession } from '~/session/refreshSession';
import { useAppDispatch } from '~/session/store/hooks';

const RELOAD = 'reload';

/**
 * `/portal?reload=true` fetches everything again: the user, the site and the dashboard. Afterwards
 * the query is removed, so that Back does not reload again. Rule ROUTE-4.
 *
 * @returns whether the reload is running, which is as long as the query is in the address
 */
export const useForcedReload = (refetch: () => Promise<unknown>): boolean => {
  const dispatch = useAppDispatch();
  const [params, setParams] = useSearchParams();
  const isAsked = params.get(RELOAD) === 'true';
  useEffect(() => {
    if (!isAsked) return undefined;
    let isHere = true;
    const reload = async (): Promise<void> => {
      await Promise.all([dispatch(refreshSession()), refetch()]);
      // If a 401 has meanwhile led the user to the log-in, this does not lead them back.
      if (!isHere) return;
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          next.delete(RELOAD);
          return next;
        },
        { replace: true },
      );
    };
    void reload();
    return () => {
      isHere = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once for each reload
  }, [isAsked]);
  return isAsked;
};
