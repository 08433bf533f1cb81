import './StatusSign.css';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import { liveIcon } from '../icon/icons';

/** On paper: "Online now", the live sign and the word without a ground. */
export const StatusSign = ({ children }: { children: ReactNode }) => (
  <span className="f-status-sign">
    <Icon of={liveIcon} size={16} />
    {children}
  </span>
);
