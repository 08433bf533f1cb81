import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { arrive } from '~/platform/session/arrive';
import { useAppDispatch } from '~/platform/store/hooks';

const RELOAD = 'reload';

/**
 * `/portal?reload=true` asks for everything anew: who is here, the site and the dashboard. The query
 * goes once it has been obeyed, so that going back does not reload again. Specification, section 2.
 *
 * @returns whether it is under way
 */
export const useForcedReload = (refetch: () => Promise<unknown>): boolean => {
  const dispatch = useAppDispatch();
  const [params, setParams] = useSearchParams();
  const isAsked = params.get(RELOAD) === 'true';
  const [isReloading, setReloading] = useState(isAsked);
  useEffect(() => {
    if (!isAsked) return;
    const reload = async (): Promise<void> => {
      await Promise.all([dispatch(arrive()), refetch()]);
      setReloading(false);
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          next.delete(RELOAD);
          return next;
        },
        { replace: true },
      );
    };
    setReloading(true);
    void reload();
    // oxlint-disable-next-line react/exhaustive-deps -- obeyed once each time it is asked
  }, [isAsked]);
  return isReloading;
};
