import './RowList.css';
import { Children, type ReactNode } from 'react';

/** `ActionRow`s as one list, with hairlines between them. */
export const RowList = ({ children, label }: { children: ReactNode; label?: string }) => (
  <ul className="f-row-list" aria-label={label}>
    {Children.map(children, (row) => row && <li>{row}</li>)}
  </ul>
);
