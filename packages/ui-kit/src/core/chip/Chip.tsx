import './Chip.css';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import type { IconShape } from '../icon/icons';

export interface ChipProps {
  /** `accent` for the one badge of a screen; `soft` and `plain` for a fact; the others for a state, with an icon. */
  tone?: 'accent' | 'soft' | 'plain' | 'positive' | 'warning' | 'critical';
  icon?: IconShape;
  /** One to four words. */
  children: ReactNode;
}

/** A state or a badge: a sign, a word and a soft ground, 28 px high. */
export const Chip = ({ tone = 'soft', icon, children }: ChipProps) => (
  <span className={`f-chip f-chip--${tone}`}>
    {icon && <Icon of={icon} size={16} />}
    {children}
  </span>
);
