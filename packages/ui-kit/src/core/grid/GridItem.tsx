import './Grid.css';
import type { ReactNode } from 'react';
import { classes } from '../polymorphic/classes';

export interface GridItemProps {
  /** Columns on a desktop, of three. */
  desk?: 1 | 2 | 3;
  /** On a phone beside another half. */
  half?: boolean;
  /** On a desktop after all the others: for what is at hand first on a phone. */
  last?: boolean;
  children: ReactNode;
}

/** A card's place on a `Grid`. */
export const GridItem = ({ desk = 1, half = false, last = false, children }: GridItemProps) => (
  <div
    className={classes(
      'f-grid__item',
      `f-grid__item--${desk}`,
      half && 'f-grid__item--half',
      last && 'f-grid__item--last',
    )}
  >
    {children}
  </div>
);
