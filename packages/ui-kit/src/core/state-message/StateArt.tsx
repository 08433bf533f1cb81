import './StateArt.css';
import { Icon } from '../icon/Icon';
import { exclamationIcon } from '../icon/firstIcons';
import type { IconShape } from '../icon/iconShape';

export interface StateArtProps {
  /** Whole arcs where nothing is there yet, broken ones where something went wrong. */
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

/** Arcs round a sign: what state a card is in, before a word of it is read. */
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
