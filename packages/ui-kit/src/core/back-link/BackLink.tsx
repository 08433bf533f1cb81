import './BackLink.css';
import type { ElementType, ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import { chevronIcon } from '../icon/icons';
import type { As } from '../polymorphic/As';

interface OwnProps {
  /** Where it leads: "Back to my plan". */
  children: ReactNode;
}

export type BackLinkProps<Tag extends ElementType = 'a'> = As<OwnProps, Tag>;

/**
 * The one way back to the page above this one: `as={RouterLink}` or `href`. In the bar of a portal
 * page it stands above the page's name; on a phone its sign takes the place of the brand's mark.
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
