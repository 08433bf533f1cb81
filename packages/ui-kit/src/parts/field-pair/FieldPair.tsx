import type { ReactNode } from 'react';
import './FieldPair.css';

/** Two short fields that belong together, such as first and last name: beside each other where there is room. */
export const FieldPair = ({ children }: { children: ReactNode }) => (
  <div className="fp-pair">{children}</div>
);
