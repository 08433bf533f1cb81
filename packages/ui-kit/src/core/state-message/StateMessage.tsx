import './StateMessage.css';
import type { ReactNode } from 'react';
import { Heading } from '../heading/Heading';
import type { IconShape } from '../icon/icons';
import { StateArt } from './StateArt';

interface StateMessageProps {
  art: 'whole' | 'broken';
  icon: IconShape;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  level?: 1 | 2 | 3;
  role?: 'alert';
}

/** An icon in arcs, a title, a sentence and an action: the base of `EmptyState` and `SectionError`. */
export const StateMessage = ({
  art,
  icon,
  title,
  text,
  action,
  level = 2,
  role,
}: StateMessageProps) => (
  <div className="f-state" role={role}>
    <StateArt art={art} icon={icon} />
    <Heading level={level}>{title}</Heading>
    {text && <div className="f-state__text">{text}</div>}
    {action && <div className="f-state__action">{action}</div>}
  </div>
);
