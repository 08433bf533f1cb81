import './Facts.css';
import type { ReactNode } from 'react';

export interface Fact {
  /** A `Measure` or `Price`. */
  value: ReactNode;
  /** "top speed". */
  label: string;
}

/** Two or three numbers in a row that say what one gets. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="f-facts">
    {facts.map(({ value, label }) => (
      <div key={label} className="f-facts__fact">
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
