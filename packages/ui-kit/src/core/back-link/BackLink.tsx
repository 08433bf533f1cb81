import './BackLink.css';
import type { ElementType, ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import { chevronIcon } from '../icon/icons';
import type { As } from '../polymorphic/As';

interface OwnProps {
  /** Names the target: "Back to my plan". */
  children: ReactNode;
}

export type BackLinkProps<Tag extends ElementType = 'a'> = As<OwnProps, Tag>;

/**
 * The link to the parent page: `as={RouterLink}` or `href`. In the bar of a portal page it is above the
 * page's name; on a phone its icon replaces the brand's mark.
 */
export function BackLink<Tag extends ElementType = 'a'>({
  as,
  children,
  ...rest
}: BackLinkProps<Tag>) {
  const Element: ElementType = as ?? 'a';
  return (
    <Element {...rest} className="f-back">
      <span className="f-back__sign">
        <Icon of={chevronIcon} size={20} directed />
      </span>
      <span className="f-back__words">{children}</span>
    </Element>
  );
}
