import './Measure.css';
import type { ReactNode } from 'react';

export interface MeasureProps {
  /** "150", or a word such as "Unlimited". */
  value: ReactNode;
  /** "Mb/s", "of 5 used". */
  unit?: ReactNode;
  /** `md` 34 px, `lg` 56 on a tile, `sm` 28 in a row of facts. */
  size?: 'sm' | 'md' | 'lg';
}

/** A number that people care about, its unit small beside it. */
export const Measure = ({ value, unit, size = 'md' }: MeasureProps) => (
  <span className={`f-measure f-measure--${size}`}>
    <span className="f-measure__value">{value}</span>
    {unit && <span className="f-measure__unit"> {unit}</span>}
  </span>
);
