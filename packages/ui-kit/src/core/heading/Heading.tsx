import './Heading.css';
import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../polymorphic/classes';

export interface HeadingProps extends ComponentProps<'h1'> {
  /** Its place in the page's outline. */
  level: 1 | 2 | 3;
  /** How large it looks: a section's title, a page's title, or a screen's one large line. */
  size?: 'lg' | 'xl' | 'display';
  /** Shown on a desktop; on a phone, where a hero has said it already, only read out. */
  deskOnly?: boolean;
  children: ReactNode;
}

/** A title in the brand's own face. A page's `level={1}` takes the focus when the page opens: give it a `ref`. */
export const Heading = ({
  level,
  size = 'lg',
  deskOnly = false,
  children,
  ...rest
}: HeadingProps) => {
  const Element = `h${level}` as const;
  return (
    <Element
      {...(level === 1 && { tabIndex: -1 })}
      {...rest}
      className={classes('f-heading', `f-heading--${size}`, deskOnly && 'f-heading--desk')}
    >
      {children}
    </Element>
  );
};
