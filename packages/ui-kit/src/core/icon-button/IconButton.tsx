import './IconButton.css';
import type { ElementType } from 'react';
import { Icon } from '../icon/Icon';
import type { IconShape } from '../icon/icons';
import type { As } from '../polymorphic/As';

interface OwnProps {
  icon: IconShape;
  /** The action, for screen readers and as a tooltip. */
  label: string;
  /** On paper, or raised on a hero. */
  tone?: 'paper' | 'hero';
  href?: string;
}

export type IconButtonProps<Tag extends ElementType = 'button'> = As<OwnProps, Tag>;

/** A 48 px button that is only an icon. */
export function IconButton<Tag extends ElementType = 'button'>({
  as,
  icon,
  label,
  tone = 'paper',
  ...rest
}: IconButtonProps<Tag>) {
  const Element: ElementType = as ?? (rest.href === undefined ? 'button' : 'a');
  return (
    <Element
      {...(Element === 'button' && { type: 'button' })}
      {...rest}
      className={`f-icon-button f-icon-button--${tone}`}
      aria-label={label}
      title={label}
    >
      <Icon of={icon} />
    </Element>
  );
}
