import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { refreshSession } from '~/session/refreshSession';
import { useAppDispatch } from '~/session/store/hooks';

const RELOAD = 'reload';

/**
 * `/portal?reload=true` asks for everything anew: who is here, the site and the dashboard. The
 * query goes once it has been obeyed, so that going back does not reload again. Rule ROUTE-4.
 *
 * @returns whether it is under way: as long as it stands in the address
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
      // Whom a 401 has led to the log-in meanwhile is not fetched back.
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
    // oxlint-disable-next-line react/exhaustive-deps -- obeyed once each time it is asked
  }, [isAsked]);
  return isAsked;
};
