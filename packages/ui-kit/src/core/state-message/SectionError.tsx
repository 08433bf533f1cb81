import type { ReactNode } from 'react';
import { exclamationIcon, type IconShape } from '../icon/icons';
import { StateMessage } from './StateMessage';

export interface SectionErrorProps {
  /** What did not work: "Your invoices did not load". */
  title: ReactNode;
  /** The reason, and the consequences for the person. */
  text?: ReactNode;
  /** A button that tries again. */
  action?: ReactNode;
  level?: 1 | 2 | 3;
  icon?: IconShape;
  /** A low row, for one of several sections of a page. */
  row?: boolean;
}

/** Says that a section or a page failed to load. Screen readers announce it when it appears. */
export const SectionError = ({ icon = exclamationIcon, ...rest }: SectionErrorProps) => (
  <StateMessage {...rest} icon={icon} art="broken" role="alert" />
);
