import './Doorway.css';
import { Icon } from '../icon/Icon';
import type { IconShape } from '../icon/iconShape';
import { classes } from '../polymorphic/classes';

export interface DoorwayProps {
  /** What the person waits for is there. The door opens within a second; without motion it stands open. */
  open: boolean;
  /** What it is about, at the threshold. */
  icon: IconShape;
}

/** The brand's drawing behind a door with two leaves. Decoration only: the words below say the same. */
export const Doorway = ({ open, icon }: DoorwayProps) => (
  <div className={classes('f-hero', 'f-doorway', open && 'f-doorway--open')} aria-hidden="true">
    <div className="f-doorway__frame">
      <div className="f-doorway__scene" />
      <i className="f-doorway__leaf" />
      <i className="f-doorway__leaf" />
    </div>
    <span className="f-doorway__sign">
      <Icon of={icon} />
    </span>
  </div>
);
