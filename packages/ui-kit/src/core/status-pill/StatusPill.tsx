import './StatusPill.css';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import { liveIcon, type IconShape } from '../icon/icons';

export interface StatusPillProps {
  /** The icon before the text. Default: a live signal. */
  icon?: IconShape;
  /** "Connected to CanalWharf-WiFi". */
  children: ReactNode;
}

/** On a hero: what holds right now, as a sign and a few words. */
export const StatusPill = ({ icon = liveIcon, children }: StatusPillProps) => (
  <p className="f-status-pill">
    <Icon of={icon} size={20} />
    <span>{children}</span>
  </p>
);
