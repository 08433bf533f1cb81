import './Card.css';
import type { ElementType, ReactNode } from 'react';
import { classes } from '../polymorphic/classes';
import type { As } from '../polymorphic/As';

interface OwnProps {
  /** White paper, or the one second block of colour that a screen may have. */
  tone?: 'paper' | 'block';
  /** `tile` for half-width cards, `none` for content that brings its own. */
  pad?: 'card' | 'tile' | 'none';
  children: ReactNode;
}

export type CardProps<Tag extends ElementType = 'div'> = As<OwnProps, Tag>;

/** A sheet of paper. `as="section"` with `aria-labelledby` where it has a title. */
export function Card<Tag extends ElementType = 'div'>({
  as,
  tone = 'paper',
  pad = 'card',
  children,
  ...rest
}: CardProps<Tag>) {
  const Element: ElementType = as ?? 'div';
  return (
    <Element {...rest} className={classes('f-card', `f-card--${tone}`, `f-card--pad-${pad}`)}>
      {children}
    </Element>
  );
}
