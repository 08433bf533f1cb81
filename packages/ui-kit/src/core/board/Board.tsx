import './Board.css';
import type { ReactNode } from 'react';
import { classes } from '../polymorphic/classes';

export interface BoardProps {
  /** A page with something to do and a card beside it: two fifths for that card, and no card longer than what is in it. */
  aside?: boolean;
  children: ReactNode;
}

/** `BoardItem`s beside each other: two columns on a phone, three on a desktop. */
export const Board = ({ aside = false, children }: BoardProps) => (
  <div className={classes('f-board', aside && 'f-board--aside')}>{children}</div>
);
