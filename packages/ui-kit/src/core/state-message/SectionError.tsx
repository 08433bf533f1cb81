import type { ReactNode } from 'react';
import { exclamationIcon, type IconShape } from '../icon/icons';
import { StateMessage } from './StateMessage';

export interface SectionErrorProps {
  /** What did not work: "Your invoices did not load". */
  title: ReactNode;
  /** Why, and what it means for the person. */
  text?: ReactNode;
  /** A button that tries again. */
  action?: ReactNode;
  level?: 1 | 2 | 3;
  icon?: IconShape;
}

/** A section, or a page, that could not be shown. It is read out when it appears. */
export const SectionError = ({ icon = exclamationIcon, ...rest }: SectionErrorProps) => (
  <StateMessage {...rest} icon={icon} art="broken" role="alert" />
);
