import './Notice.css';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import { infoIcon, type IconShape } from '../icon/icons';

/** One sentence on the page, with an icon: planned work, a hint, what a price includes. */
export const Notice = ({
  icon = infoIcon,
  children,
}: {
  icon?: IconShape;
  children: ReactNode;
}) => (
  <div className="f-notice">
    <Icon of={icon} size={20} />
    <div>{children}</div>
  </div>
);
