import './StateArt.css';
import { Icon } from '../icon/Icon';
import { exclamationIcon } from '../icon/firstIcons';
import type { IconShape } from '../icon/iconShape';

export interface StateArtProps {
  /** Whole arcs for an empty section, broken arcs for an error. */
  art: 'whole' | 'broken';
  icon?: IconShape;
}

const arcs = {
  whole: ['M6 98a94 94 0 0 1 188 0', 'M33 98a67 67 0 0 1 134 0'],
  broken: [
    'M6 98a94 94 0 0 1 70-91M124 7a94 94 0 0 1 70 91',
    'M33 98a67 67 0 0 1 47-64M120 34a67 67 0 0 1 47 64',
  ],
};

/** An icon in arcs that shows the state of a card. */
export const StateArt = ({ art, icon = exclamationIcon }: StateArtProps) => (
  <div className={`f-state-art f-state-art--${art}`} aria-hidden="true">
    <svg viewBox="0 -3 200 107">
      {arcs[art].map((arc) => (
        <path key={arc} d={arc} />
      ))}
    </svg>
    <span className="f-state-art__sign">
      <Icon of={icon} />
    </span>
  </div>
);
