import './ActionRow.css';
import type { ElementType, ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import { chevronIcon, type IconShape } from '../icon/icons';
import type { As } from '../polymorphic/As';

interface OwnProps {
  icon: IconShape;
  title: ReactNode;
  /** A second line: a hint, or a `StatusSign` and a few words. */
  hint?: ReactNode;
  /** The tile behind the icon: `plain`, `soft` in the brand's tint, `free` with a dashed edge for an empty slot. */
  tile?: 'plain' | 'soft' | 'free';
  /** Shown at the end in place of the chevron, which a plain row does not have. */
  end?: ReactNode;
  href?: string;
}

export type ActionRowProps<Tag extends ElementType = 'a'> = As<OwnProps, Tag>;

/**
 * A row of a list that is a link or a button, at least 72 px high: `as={RouterLink}`, `as="button"` or `href`. With
 * `as="div"` it is a plain row, with a control at its `end` or none.
 */
export function ActionRow<Tag extends ElementType = 'a'>({
  as,
  icon,
  title,
  hint,
  tile = 'plain',
  end,
  ...rest
}: ActionRowProps<Tag>) {
  const Element: ElementType = as ?? 'a';
  const chevron = Element !== 'div' && <Icon of={chevronIcon} directed />;
  return (
    <Element {...(Element === 'button' && { type: 'button' })} {...rest} className="f-action-row">
      <span className={`f-action-row__tile f-action-row__tile--${tile}`}>
        <Icon of={icon} />
      </span>
      <span className="f-action-row__words">
        <span className="f-action-row__title">{title}</span>
        {hint && <span className="f-action-row__hint">{hint}</span>}
      </span>
      {end ?? chevron}
    </Element>
  );
}
