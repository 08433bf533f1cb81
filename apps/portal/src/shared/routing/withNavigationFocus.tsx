import { useEffect, useRef, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { navigationState } from './navigationState';

/** What of a query makes a screen another one; whatever else stands there is a choice on the screen. */
const placeNames = ['step', 'tab', 'view', 'invoice', 'reason'];

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
    const isOpening = isOpened.current && !navigationState.hasLeftFirstScreen;
    isOpened.current = false;
    if (isOpening) return;
    window.scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [place]);
};

/** A screen of the router's as people arrive at it: at its top, with the focus on its heading. */
export const withNavigationFocus = <Props extends object>(
  Screen: ComponentType<Props>,
): ComponentType<Props> => {
  const Arrived = (props: Props) => {
    useArrival();
    return <Screen {...props} />;
  };
  return Arrived;
};
