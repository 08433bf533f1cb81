import { MINUTE, onlineUntil, type Dashboard, type Instant } from '@foyer/domain';
import '@foyer/ui-kit/core/scene.css';
import { useEffect, useReducer } from 'react';
import { now } from '~/session/storage/browserStores';
import { useAppSelector } from '~/session/store/hooks';
import type { RootState } from '~/session/store/rootReducer';
import { useIsOffline } from '~/shell/portal/sections/useIsOffline';
import { lightIcon } from './lightIcon';
import { sceneLight } from './sceneLight';

/** The dashboard, once a page has loaded it. Named by its key, because the code of the calls may not have loaded yet. */
const selectDashboard = ({ api }: RootState): Dashboard | undefined =>
  (api?.queries as Record<string, { data?: Dashboard } | undefined> | undefined)?.[
    'getDashboard(undefined)'
  ]?.data;

const endOf = (dashboard: Dashboard | undefined): Instant | null => {
  if (!dashboard?.subscription) return null;
  const online = onlineUntil({ ...dashboard, subscription: dashboard.subscription }, now());
  return online.kind === 'until' ? online.at : null;
};

/** Gives the page the light of the brand's drawing, and follows the hour. Rule THEME-10. */
export const useScene = (): void => {
  const isOffline = useIsOffline();
  const isPaused = useAppSelector(({ session }) => session.account?.siteUser.paused ?? false);
  const timeZone = useAppSelector(({ site }) => site.info?.timeZone ?? null);
  const dashboard = useAppSelector(selectDashboard);
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  useEffect(() => {
    const timer = setInterval(look, 10 * MINUTE);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    const end = endOf(dashboard);
    const facts = { end, isPaused, isOffline, timeZone, now: now() };
    const { hour, access, left } = sceneLight(facts);
    const page = document.documentElement;
    page.dataset['hour'] = hour;
    page.dataset['access'] = access;
    page.style.setProperty('--f-left', left.toFixed(2));
    lightIcon(access);
  });
};
