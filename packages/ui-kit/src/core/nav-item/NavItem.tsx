import './NavItem.css';
import type { ElementType, ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import type { IconShape } from '../icon/icons';
import type { As } from '../polymorphic/As';

interface OwnProps {
  icon: IconShape;
  children: ReactNode;
  /** The page that is open. */
  current?: boolean;
  href?: string;
}

export type NavItemProps<Tag extends ElementType = 'a'> = As<OwnProps, Tag>;

/** One place to go: a row of the side menu, or a place in the bottom bar, as its container has it. */
export function NavItem<Tag extends ElementType = 'a'>({
  as,
  icon,
  current = false,
  children,
  ...rest
}: NavItemProps<Tag>) {
  const Element: ElementType = as ?? 'a';
  return (
    <Element
      {...(Element === 'button' && { type: 'button' })}
      {...rest}
      className="f-nav-item"
      aria-current={current ? 'page' : undefined}
    >
      <Icon of={icon} />
      <span>{children}</span>
    </Element>
  );
}
