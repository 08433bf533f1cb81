import './QuickAction.css';
import type { ElementType, ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import type { IconShape } from '../icon/icons';
import type { As } from '../polymorphic/As';

interface OwnProps {
  icon: IconShape;
  /** One or two words. */
  children: ReactNode;
  href?: string;
}

export type QuickActionProps<Tag extends ElementType = 'a'> = As<OwnProps, Tag>;

/** A frequent action: an icon over a word on a phone, a tile on a desktop. */
export function QuickAction<Tag extends ElementType = 'a'>({
  as,
  icon,
  children,
  ...rest
}: QuickActionProps<Tag>) {
  const Element: ElementType = as ?? 'a';
  return (
    <Element {...(Element === 'button' && { type: 'button' })} {...rest} className="f-quick-action">
      <span className="f-quick-action__face">
        <Icon of={icon} />
      </span>
      {children}
    </Element>
  );
}
