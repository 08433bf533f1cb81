import { HeroTitle } from '@foyer/ui-kit/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { useScreenTitle } from './useScreenTitle';
import { VisitorScreen } from './VisitorScreen';

interface TaskScreenProps {
  /** The heading, and the tab's name. */
  title: string;
  text?: ReactNode;
  /** Above the title: steps or a status. */
  above?: ReactNode;
  /** The screen's step. A new step moves the focus to the heading, as a new page does. */
  step?: string;
  busy?: boolean;
  children: ReactNode;
}

/** A visitor's screen with one task. */
export const TaskScreen = ({
  title,
  text,
  above,
  step = '',
  busy = false,
  children,
}: TaskScreenProps) => {
  useScreenTitle(title);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step || !heading.current) return;
    shown.current = step;
    window.scrollTo(0, 0);
    heading.current.tabIndex = -1;
    heading.current.focus({ preventScroll: true });
  }, [step]);
  return (
    <VisitorScreen
      kind="task"
      busy={busy}
      lead={<HeroTitle size="xl" title={title} text={text} above={above} headingRef={heading} />}
    >
      {children}
    </VisitorScreen>
  );
};
