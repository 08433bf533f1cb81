import './Board.css';
import type { ReactNode } from 'react';

/** `BoardItem`s beside each other: two columns on a phone, three on a desktop. */
export const Board = ({ children }: { children: ReactNode }) => (
  <div className="f-board">{children}</div>
);
