import './Quantity.css';
import type { ReactNode } from 'react';

export interface QuantityProps {
  /** "150", or a word such as "Unlimited". */
  value: ReactNode;
  /** "Mb/s", "of 5 used". */
  unit?: ReactNode;
  /** `md` 34 px, `lg` 56 on a tile, `sm` 28 in a row of facts. */
  size?: 'sm' | 'md' | 'lg';
}

/** A number with its unit in small text beside it. */
export const Quantity = ({ value, unit, size = 'md' }: QuantityProps) => (
  <span className={`f-quantity f-quantity--${size}`}>
    <span className="f-quantity__value">{value}</span>
    {unit && <span className="f-quantity__unit"> {unit}</span>}
  </span>
);
