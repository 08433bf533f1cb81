import './BrandBar.css';
import type { ReactNode } from 'react';

export interface BrandBarProps {
  /** A `Logo`, or a link round one. */
  logo: ReactNode;
  /** At the end of the bar: language, login, back. */
  children?: ReactNode;
}

/** The bar at the top of screens before login. */
export const BrandBar = ({ logo, children }: BrandBarProps) => (
  <div className="f-brand-bar">
    {logo}
    {children && <div className="f-brand-bar__end">{children}</div>}
  </div>
);
