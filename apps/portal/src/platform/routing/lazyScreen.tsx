import { lazy, useEffect, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { ensureTexts } from '~/platform/i18n/i18n';

const RELOADED = 'foyer.reloadedForChunk';

/**
 * A chunk that cannot be fetched is most often one that a new deployment has replaced. The page
 * reloads once to pick up the new names; a second failure goes to the error boundary.
 */
const reloadOnce = (error: unknown): Promise<never> => {
  try {
    if (sessionStorage.getItem(RELOADED) === window.location.hash) throw error;
    sessionStorage.setItem(RELOADED, window.location.hash);
  } catch {
    // Without storage there is no telling a first failure from a second: never reload in a circle.
    return Promise.reject(error instanceof Error ? error : new Error(String(error)));
  }
  window.location.reload();
  return new Promise<never>(() => undefined);
};

/** Moves the focus to a new screen's heading and the page to its top; the first screen keeps both. */
const useArrival = (): void => {
  const { key, pathname, search } = useLocation();
  useEffect(() => {
    if (key === 'default') return;
    window.scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [key, pathname, search]);
};

/** A screen whose code and texts are fetched when its route is first opened. */
export const lazyScreen = (load: () => Promise<{ default: ComponentType }>) =>
  lazy(async () => {
    const { default: Screen } = await load().catch(reloadOnce);
    await ensureTexts();
    const Arrived = () => {
      useArrival();
      return <Screen />;
    };
    return { default: Arrived };
  });
