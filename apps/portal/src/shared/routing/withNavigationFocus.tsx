import { useContext, useEffect, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeading } from '~/shared/focusHeading';
import { FirstScreen } from '~/shared/loading/firstScreen';

/** Query parameters that make a different screen; all others are choices on the same screen. */
const screenParams = ['step', 'tab', 'view', 'invoice', 'reason'];

/** A step that opens on the screen of another, where the focus and the scroll position stay. */
const opensOn: Readonly<Record<string, string>> = { pay: 'confirm-plan' };

const valuesOf = (search: string): (string | null)[] => {
  const query = new URLSearchParams(search);
  return screenParams.map((name) => query.get(name));
};

/**
 * Moves the focus to a new screen's heading, scrolls to the top and marks `foyer:screen`. The first screen takes the focus
 * once it is usable.
 */
const useNavigationFocus = (): void => {
  const { pathname, search } = useLocation();
  const values = valuesOf(search);
  const stepId = [pathname, ...values].join(' ');
  const screenId = [pathname, ...values.map((value) => opensOn[value ?? ''] ?? value)].join(' ');
  const first = useContext(FirstScreen);
  useEffect(() => {
    if (!first || first.isUsable()) performance.mark('foyer:screen');
  }, [stepId, first]);
  useEffect(() => {
    if (first && !first.isUsable()) return;
    window.scrollTo(0, 0);
    focusHeading();
  }, [screenId, first]);
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
