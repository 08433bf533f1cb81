import './Launcher.css';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import type { IconShape } from '../icon/icons';

export interface LauncherProps {
  icon: IconShape;
  /** What it opens, for screen readers; begins with the words on it. */
  label: string;
  /** Pixels that it keeps from the bottom of the screen. */
  offset: number;
  busy?: boolean;
  /** Somebody else's button stands in its place: only the room for it stays. */
  hidden?: boolean;
  onClick: () => void;
  /** One word. */
  children: ReactNode;
}

/** A small round button over the page's lower end corner: chat. It keeps clear of what stands at the foot. */
export const Launcher = ({
  icon,
  label,
  offset,
  busy = false,
  hidden = false,
  onClick,
  children,
}: LauncherProps) => (
  <button
    type="button"
    className="f-launcher"
    aria-label={label}
    aria-busy={busy || undefined}
    aria-disabled={busy || undefined}
    hidden={hidden}
    style={{ bottom: offset }}
    onClick={() => busy || onClick()}
  >
    <Icon of={icon} size={20} />
    <span aria-hidden="true">{children}</span>
  </button>
);
