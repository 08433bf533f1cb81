import './Link.css';
import type { ElementType, ReactNode } from 'react';
import type { As } from '../polymorphic/As';

interface OwnProps {
  /** `inline` inside a sentence, `quiet` for a footer, `action` beside a section's title. */
  variant?: 'inline' | 'quiet' | 'action';
  children: ReactNode;
}

export type LinkProps<Tag extends ElementType = 'a'> = As<OwnProps, Tag>;

/** A link in running text, a footer or a section's header. Use `as={RouterLink}` for links inside the portal. */
export function Link<Tag extends ElementType = 'a'>({
  as,
  variant = 'inline',
  children,
  ...rest
}: LinkProps<Tag>) {
  const Element: ElementType = as ?? 'a';
  return (
    <Element {...rest} className={`f-link f-link--${variant}`}>
      {children}
    </Element>
  );
}
