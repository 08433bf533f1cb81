import type { ReactNode } from 'react';
import './OnHero.css';

/** The hero's colours around what is made for it. */
export const OnHero = ({ children }: { children: ReactNode }) => (
  <div className="sb-on-hero">{children}</div>
);
