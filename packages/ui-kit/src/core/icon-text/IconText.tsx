import './IconText.css';
import type { ReactNode } from 'react';

export interface IconTextProps {
  /** An `Icon` of 20 px or a `CardLogo`. */
  icon: ReactNode;
  children: ReactNode;
}

/** A small quiet fact with its sign: "Visa ending 4242". */
export const IconText = ({ icon, children }: IconTextProps) => (
  <span className="f-icon-text">
    {icon}
    {children}
  </span>
);
