import './Board.css';
import type { ReactNode } from 'react';
import { classes } from '../polymorphic/classes';

export interface BoardItemProps {
  /** Columns on a desktop, of three. */
  desk?: 1 | 2 | 3;
  /** On a phone beside another half. */
  half?: boolean;
  /** On a desktop after all the others: for what is at hand first on a phone. */
  last?: boolean;
  children: ReactNode;
}

/** A card's place on a `Board`. */
export const BoardItem = ({ desk = 1, half = false, last = false, children }: BoardItemProps) => (
  <div
    className={classes(
      'f-board__item',
      `f-board__item--${desk}`,
      half && 'f-board__item--half',
      last && 'f-board__item--last',
    )}
  >
    {children}
  </div>
);
