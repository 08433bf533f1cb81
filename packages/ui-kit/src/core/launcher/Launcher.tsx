import './Launcher.css';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import { classes } from '../polymorphic/classes';
import type { IconShape } from '../icon/icons';

export interface LauncherProps {
  icon: IconShape;
  /** What it opens, for screen readers; begins with the words on it. */
  label: string;
  /** Pixels that it keeps from the bottom of the screen. */
  offset: number;
  /** Pixels at the bottom of the screen that a footer or the bottom navigation takes; 0 without one. */
  foot?: number;
  /** A round button with the icon, the words alone, or both, on a phone held upright; elsewhere it is the icon. */
  look?: 'icon' | 'text' | 'both';
  busy?: boolean;
  /** A third party shows its own button here: keep only the space. */
  hidden?: boolean;
  onClick: () => void;
  /** One word. */
  children: ReactNode;
}

/**
 * The chat launcher: a small button in the lower corner. It stays above bars at the bottom of the screen.
 * It covers nothing of the page: on a phone it has a strip of its own, and elsewhere it is round and has a margin.
 */
export const Launcher = ({
  icon,
  label,
  offset,
  foot = 0,
  look = 'both',
  busy = false,
  hidden = false,
  onClick,
  children,
}: LauncherProps) => (
  <>
    <div
      className="f-launcher-strip"
      style={{ bottom: foot, height: `calc(${offset - foot}px + 56px)` }}
    />
    <button
      type="button"
      className={classes('f-launcher', look !== 'both' && `f-launcher--${look}`)}
      aria-label={label}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      hidden={hidden}
      style={{ bottom: offset }}
      onClick={() => busy || onClick()}
    >
      <Icon of={icon} size={20} />
      {look !== 'icon' && <span aria-hidden="true">{children}</span>}
    </button>
  </>
);
