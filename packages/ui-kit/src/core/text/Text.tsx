import './Text.css';
import type { ElementType, ReactNode } from 'react';
import { classes } from '../polymorphic/classes';
import type { As } from '../polymorphic/As';

interface OwnProps {
  size?: 'xs' | 'sm' | 'md';
  /** `quiet` for second lines and units. `inherit` on a hero or a block of colour. */
  tone?: 'ink' | 'quiet' | 'positive' | 'warning' | 'critical' | 'inherit';
  strong?: boolean;
  center?: boolean;
  children: ReactNode;
}

export type TextProps<Tag extends ElementType = 'p'> = As<OwnProps, Tag>;

/** Running text, a label or a caption. */
export function Text<Tag extends ElementType = 'p'>({
  as,
  size = 'sm',
  tone = 'ink',
  strong = false,
  center = false,
  children,
  ...rest
}: TextProps<Tag>) {
  const Element: ElementType = as ?? 'p';
  return (
    <Element
      {...rest}
      className={classes(
        'f-text',
        `f-text--${size}`,
        `f-text--${tone}`,
        strong && 'f-text--strong',
        center && 'f-text--center',
      )}
    >
      {children}
    </Element>
  );
}
