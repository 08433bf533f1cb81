import './BrandBar.css';
import type { ReactNode } from 'react';

export interface BrandBarProps {
  /** A `Logo`, or a link round one. */
  logo: ReactNode;
  /** At the end of the line: language, log in, back. */
  children?: ReactNode;
}

/** The line at the top of a visitor's screen. */
export const BrandBar = ({ logo, children }: BrandBarProps) => (
  <div className="f-brand-bar">
    {logo}
    {children && <div className="f-brand-bar__end">{children}</div>}
  </div>
);
