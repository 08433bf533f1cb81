import { useEffect, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { ensureTexts } from '~/platform/i18n/i18n';
import { LoadProblem } from '~/platform/layout/LoadProblem';
import { ScreenLoading } from '~/platform/layout/ScreenLoading';
import { lazyPart } from '~/platform/loading/lazyPart';
import { orReload } from '~/platform/loading/orReload';
import { arrivals } from './arrivals';

/** Moves the focus to a new screen's heading and the page to its top; the first screen keeps both. */
const useArrival = (): void => {
  const { key, pathname, search } = useLocation();
  useEffect(() => {
    if (key === 'default' && !arrivals.hasMoved) return;
    window.scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [key, pathname, search]);
};

/**
 * A screen whose code and texts are fetched when its route is first opened. Where they cannot be had
 * the person is told so and can try again; a page that a new deployment has replaced reloads once.
 */
export const lazyScreen = (load: () => Promise<{ default: ComponentType }>): ComponentType =>
  lazyPart(
    async () => {
      const { default: Screen } = await orReload(load)();
      await ensureTexts();
      const Arrived = () => {
        useArrival();
        return <Screen />;
      };
      return { default: Arrived };
    },
    { waiting: ScreenLoading, instead: LoadProblem },
  );
