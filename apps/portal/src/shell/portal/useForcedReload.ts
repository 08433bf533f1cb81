import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { RELOAD_QUERY } from '~/shared/routing/paths';
import { api, tagTypes } from '~/session/api/api';
import { refreshSession } from '~/session/refreshSession';
import { useAppDispatch } from '~/session/store/hooks';
import type { AppDispatch } from '~/session/store/createStore';

/** One for all frames: the loading state's frame hands over to the page's while it runs. */
let running: Promise<unknown> | null = null;

const reloadAll = () => (dispatch: AppDispatch) => {
  dispatch(api.util.invalidateTags([...tagTypes]));
  return Promise.all([dispatch(refreshSession()), ...dispatch(api.util.getRunningQueriesThunk())]);
};

/** Whether the page is reloading because its address asks for it. */
export const useIsReloading = (): boolean => useLocation().search === RELOAD_QUERY;

/**
 * `/portal?reload=true` fetches everything again: the user, the site and what the page shows. So does
 * the page that users without a dashboard are led to. Afterwards the query is removed, so that Back
 * does not reload again. Rule ROUTE-4.
 */
export const useForcedReload = (): void => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isAsked = useIsReloading();
  useEffect(() => {
    if (!isAsked) return undefined;
    let isHere = true;
    const reload = async (): Promise<void> => {
      running ??= dispatch(reloadAll()).finally(() => (running = null));
      await running;
      // If a 401 has meanwhile led the user to the log-in, this does not lead them back.
      if (isHere) await navigate({ search: '' }, { replace: true });
    };
    void reload();
    return () => {
      isHere = false;
    };
  }, [dispatch, isAsked, navigate]);
};
