import './Grid.css';
import type { ReactNode } from 'react';
import { classes } from '../polymorphic/classes';

export interface GridItemProps {
  /** The number of columns on a desktop, of three. */
  desk?: 1 | 2 | 3;
  /** Takes one of two columns on a phone. */
  half?: boolean;
  /** The last item on a desktop, in its own place on a phone. */
  last?: boolean;
  children: ReactNode;
}

/** A card's place in a `Grid`. */
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
