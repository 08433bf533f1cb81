import './Stack.css';
import type { ElementType, ReactNode } from 'react';
import { classes } from '../polymorphic/classes';
import type { As } from '../polymorphic/As';

interface OwnProps {
  /** Pixels between the children, on the 4 px grid; `cards` for the gap of a `Grid`. */
  gap?: 4 | 8 | 12 | 16 | 20 | 24 | 32 | 'cards';
  /** Side by side, wrapping, in place of one below the other. */
  row?: boolean;
  /** In a row: the first child at the start, the last at the end. */
  spread?: boolean;
  children: ReactNode;
}

export type StackProps<Tag extends ElementType = 'div'> = As<OwnProps, Tag>;

/** Children one below the other, or in a row, with equal gaps. */
export function Stack<Tag extends ElementType = 'div'>({
  as,
  gap = 12,
  row = false,
  spread = false,
  children,
  ...rest
}: StackProps<Tag>) {
  const Element: ElementType = as ?? 'div';
  return (
    <Element
      {...rest}
      className={classes(
        'f-stack',
        `f-stack--${gap}`,
        row && 'f-stack--row',
        spread && 'f-stack--spread',
      )}
    >
      {children}
    </Element>
  );
}
