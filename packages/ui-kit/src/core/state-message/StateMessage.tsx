import './StateMessage.css';
import type { ReactNode } from 'react';
import { Heading } from '../heading/Heading';
import { Icon } from '../icon/Icon';
import type { IconShape } from '../icon/icons';
import { classes } from '../polymorphic/classes';
import { StateArt } from './StateArt';

interface StateMessageProps {
  art: 'whole' | 'broken';
  icon: IconShape;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  level?: 1 | 2 | 3;
  role?: 'alert';
  /** A low row, for one of several sections; the whole state is for a page. */
  row?: boolean;
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
  row = false,
}: StateMessageProps) => (
  <div className={classes('f-state', row && 'f-state--row')} role={role}>
    {row ? (
      <span className="f-state__sign">
        <Icon of={icon} />
      </span>
    ) : (
      <StateArt art={art} icon={icon} />
    )}
    <div className="f-state__words">
      <Heading level={level}>{title}</Heading>
      {text && <div className="f-state__text">{text}</div>}
    </div>
    {action && <div className="f-state__action">{action}</div>}
  </div>
);
