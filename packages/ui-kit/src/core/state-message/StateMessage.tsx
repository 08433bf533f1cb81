import './StateMessage.css';
import type { ReactNode } from 'react';
import { Heading } from '../heading/Heading';
import { Icon } from '../icon/Icon';
import type { IconShape } from '../icon/icons';

interface StateMessageProps {
  art: 'whole' | 'broken';
  icon: IconShape;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  level?: 1 | 2 | 3;
  role?: 'alert';
}

const arcs = {
  whole: ['M6 98a94 94 0 0 1 188 0', 'M33 98a67 67 0 0 1 134 0'],
  broken: [
    'M6 98a94 94 0 0 1 70-91M124 7a94 94 0 0 1 70 91',
    'M33 98a67 67 0 0 1 47-64M120 34a67 67 0 0 1 47 64',
  ],
};

/** Arcs round a sign, a title, a sentence and the way on: what `EmptyState` and `SectionError` share. */
export const StateMessage = ({
  art,
  icon,
  title,
  text,
  action,
  level = 2,
  role,
}: StateMessageProps) => (
  <div className={`f-state f-state--${art}`} role={role}>
    <div className="f-state__art" aria-hidden="true">
      <svg viewBox="0 -3 200 107">
        {arcs[art].map((arc) => (
          <path key={arc} d={arc} />
        ))}
      </svg>
      <span className="f-state__sign">
        <Icon of={icon} />
      </span>
    </div>
    <Heading level={level}>{title}</Heading>
    {text && <div className="f-state__text">{text}</div>}
    {action && <div className="f-state__action">{action}</div>}
  </div>
);
