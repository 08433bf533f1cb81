import './SpeedArcs.css';

export interface SpeedArcsProps {
  /** How many of the three arcs are lit. Show the speed as a number beside it. */
  lit: 1 | 2 | 3;
}

// Three arcs around a dot.
const arcs = [
  'M14.8 23a10 10 0 0 1 14.4 0',
  'M9.05 17.5a18 18 0 0 1 25.9 0',
  'M3.3 12a26 26 0 0 1 37.4 0',
];

/** A plan's speed as one to three lit arcs. */
export const SpeedArcs = ({ lit }: SpeedArcsProps) => (
  <svg className="f-speed-arcs" width="44" height="36" viewBox="0 0 44 36" aria-hidden="true">
    {arcs.map((arc, place) => (
      <path key={arc} d={arc} className={place < lit ? 'f-speed-arcs__lit' : undefined} />
    ))}
    <circle cx="22" cy="30" r="4.5" />
  </svg>
);
