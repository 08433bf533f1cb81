import './StatGroup.css';
import type { ReactNode } from 'react';

export interface Stat {
  /** A `Quantity` or `Price`. */
  value: ReactNode;
  /** "top speed". */
  label: string;
}

/** Two or three numbers in a row, each with its label. */
export const StatGroup = ({ stats }: { stats: readonly Stat[] }) => (
  <div className="f-stat-box">
    <dl className="f-stat-group">
      {stats.map(({ value, label }) => (
        <div key={label} className="f-stat">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </div>
);
