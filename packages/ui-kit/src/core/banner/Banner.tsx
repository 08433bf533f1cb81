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
  /** The consequences for the person. */
  children?: ReactNode;
  /** The next step: one small button. */
  action?: ReactNode;
  /** Screen readers announce it when it appears: `status` when they are idle, `alert` at once. */
  role?: 'status' | 'alert';
}

const icons: Record<BannerTone, IconShape> = {
  info: infoIcon,
  positive: checkIcon,
  warning: warningIcon,
  critical: warningIcon,
};

/** A card about an event: what happened, its consequences, and the next step. */
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
