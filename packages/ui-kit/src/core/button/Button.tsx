import './Button.css';
import type { ElementType, ReactNode } from 'react';
import { classes } from '../polymorphic/classes';
import type { As } from '../polymorphic/As';

/** From the main action to the least important one; the last two are for a hero. */
export type ButtonVariant = 'primary' | 'soft' | 'text' | 'onHero' | 'onHeroRaised';

interface OwnProps {
  variant?: ButtonVariant;
  /** `large` 56 px on a phone and 52 beside a mouse, `small` 48. */
  size?: 'large' | 'small';
  /** As wide as its container. */
  wide?: boolean;
  /** The action is running: the button keeps its focus, ignores clicks, and tells screen readers. */
  busy?: boolean;
  /** Shown before the text. */
  icon?: ReactNode;
  /** Renders a link. */
  href?: string;
  children: ReactNode;
}

/** The button, or a link that looks like one: `as={RouterLink} to="…"` or `href="…"`. */
export type ButtonProps<Tag extends ElementType = 'button'> = As<OwnProps, Tag>;

const ignore = (event: { preventDefault: () => void; stopPropagation: () => void }): void => {
  event.preventDefault();
  event.stopPropagation();
};

export function Button<Tag extends ElementType = 'button'>({
  as,
  variant = 'primary',
  size = 'large',
  wide = false,
  busy = false,
  icon,
  children,
  ...rest
}: ButtonProps<Tag>) {
  const Element: ElementType = as ?? (rest.href === undefined ? 'button' : 'a');
  return (
    <Element
      {...(Element === 'button' && { type: 'button' })}
      {...rest}
      {...(busy && { 'aria-disabled': true, 'aria-busy': true, onClick: ignore })}
      className={classes(
        'f-button',
        `f-button--${variant}`,
        `f-button--${size}`,
        wide && 'f-button--wide',
      )}
    >
      {icon}
      <span>{children}</span>
      {busy && <span className="f-button__busy" />}
    </Element>
  );
}
