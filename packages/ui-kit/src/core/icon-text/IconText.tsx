import './IconText.css';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import type { IconShape } from '../icon/icons';

/** A small quiet fact with its sign: "Visa ending 4242". */
export const IconText = ({ icon, children }: { icon: IconShape; children: ReactNode }) => (
  <span className="f-icon-text">
    <Icon of={icon} size={20} />
    {children}
  </span>
);
