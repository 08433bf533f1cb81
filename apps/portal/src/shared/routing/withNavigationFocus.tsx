import { useEffect, useRef, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { navigationState } from './navigationState';

/** Query parameters that make a different screen; all others are choices on the same screen. */
const screenParams = ['step', 'tab', 'view', 'invoice', 'reason'];

const screenOf = (pathname: string, search: string): string => {
  const query = new URLSearchParams(search);
  return [pathname, ...screenParams.map((name) => query.get(name))].join(' ');
};

/** Moves the focus to a new screen's heading and scrolls to the top, except on the first screen. */
const useNavigationFocus = (): void => {
  const { key, pathname, search } = useLocation();
  const screenId = screenOf(pathname, search);
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
  }, [screenId]);
};

/** Wraps a screen so that opening it scrolls to the top and focuses its heading. */
export const withNavigationFocus = <Props extends object>(
  Screen: ComponentType<Props>,
): ComponentType<Props> => {
  const Focused = (props: Props) => {
    useNavigationFocus();
    return <Screen {...props} />;
  };
  return Focused;
};
