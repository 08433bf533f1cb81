import type { ReactNode } from 'react';
import type { IconShape } from '../icon/icons';
import { StateMessage } from './StateMessage';

export interface EmptyStateProps {
  /** What is missing, as its icon. */
  icon: IconShape;
  /** "No devices yet". */
  title: ReactNode;
  /** What to do about it, one sentence. */
  text?: ReactNode;
  /** One button. */
  action?: ReactNode;
  level?: 1 | 2 | 3;
}

/** Says that a section is empty, and what the person can do. */
export const EmptyState = (props: EmptyStateProps) => <StateMessage {...props} art="whole" />;
