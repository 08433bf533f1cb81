import './Disclosure.css';
import type { ReactNode } from 'react';
import { Icon } from '../../core/icon/Icon';
import { chevronIcon } from '../../core/icon/icons';

export interface DisclosureProps {
  /** What the row is about: a question, or a choice that has details. */
  title: ReactNode;
  /** Unfolded from the start. */
  open?: boolean;
  /** Called when the person folds or unfolds it. */
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** One row that unfolds. The browser's own element: it works by keyboard, and a search in the page opens it. */
export const Disclosure = ({ title, open, onToggle, children }: DisclosureProps) => (
  <details
    className="fp-disclosure"
    open={open}
    onToggle={(event) => onToggle?.(event.currentTarget.open)}
  >
    <summary>
      <span>{title}</span>
      <Icon of={chevronIcon} size={20} />
    </summary>
    <div className="fp-disclosure-body">{children}</div>
  </details>
);
