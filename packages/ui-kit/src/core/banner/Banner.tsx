import './Banner.css';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import { checkIcon, infoIcon, warningIcon, type IconShape } from '../icon/icons';

export type BannerTone = 'info' | 'positive' | 'warning' | 'critical';

export interface BannerProps {
  tone?: BannerTone;
  icon?: IconShape;
  /** What happened. */
  title: ReactNode;
  /** What it means for the person. */
  children?: ReactNode;
  /** The way on: one small button. */
  action?: ReactNode;
  /** Read out when it appears: `status` politely, `alert` at once. */
  role?: 'status' | 'alert';
}

const icons: Record<BannerTone, IconShape> = {
  info: infoIcon,
  positive: checkIcon,
  warning: warningIcon,
  critical: warningIcon,
};

/** A card that says what happened, what it means, and the way on. */
export const Banner = ({
  tone = 'info',
  icon = icons[tone],
  title,
  children,
  action,
  role,
}: BannerProps) => (
  <div className="f-banner" role={role}>
    <span className={`f-banner__tile f-banner__tile--${tone}`}>
      <Icon of={icon} />
    </span>
    <div className="f-banner__words">
      <p className="f-banner__title">{title}</p>
      {children && <div className="f-banner__text">{children}</div>}
    </div>
    {action && <div className="f-banner__action">{action}</div>}
  </div>
);
