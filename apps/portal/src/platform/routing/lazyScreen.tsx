import { useEffect, useRef, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { ensureTexts } from '~/platform/i18n/i18n';
import { LoadProblem } from '~/platform/layout/LoadProblem';
import { ScreenLoading } from '~/platform/layout/ScreenLoading';
import { lazyPart, type Instead } from '~/platform/loading/lazyPart';
import { orReload } from '~/platform/loading/orReload';
import { arrivals } from './arrivals';

/** What of a query makes a screen another one; whatever else stands there is a choice on the screen. */
const placeNames = ['step', 'tab', 'view', 'invoice'];

const placeOf = (pathname: string, search: string): string => {
  const query = new URLSearchParams(search);
  return [pathname, ...placeNames.map((name) => query.get(name))].join(' ');
};

/** Moves the focus to a new screen's heading and the page to its top; the first screen keeps both. */
const useArrival = (): void => {
  const { key, pathname, search } = useLocation();
  const place = placeOf(pathname, search);
  const isOpened = useRef(key === 'default');
  useEffect(() => {
    const isOpening = isOpened.current && !arrivals.hasMoved;
    isOpened.current = false;
    if (isOpening) return;
    window.scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [place]);
};

/** What is shown while a screen is fetched, and when it could not be. */
interface Meanwhile<Props> {
  waiting: ComponentType<Props>;
  instead: ComponentType<Props & Instead>;
}

/**
 * A screen, or one step of a screen, whose code and texts are fetched when it is first opened; once it
 * is there it takes the focus. Where its code cannot be had the person is told so and can try again; a
 * page that a new deployment has replaced reloads once.
 */
export const lazyScreen = <Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  meanwhile: Meanwhile<Props> = { waiting: ScreenLoading, instead: LoadProblem },
): ComponentType<Props> =>
  lazyPart(async () => {
    const { default: Screen } = await orReload(load)();
    await ensureTexts();
    const Arrived = (props: Props) => {
      useArrival();
      return <Screen {...props} />;
    };
    return { default: Arrived };
  }, meanwhile);
