import type { ReactNode } from 'react';
import './OnHero.css';

/** The hero's background for components that are made for it. */
export const OnHero = ({ children }: { children: ReactNode }) => (
  <div className="sb-on-hero">{children}</div>
);
