import type { ReactNode } from 'react';
import { classes } from '../../core/polymorphic/classes';
import './Control.css';

interface ControlProps {
  /** The class of the field, where it has one. */
  className?: string | undefined;
  invalid?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Marks the value as accepted. */
  success?: boolean | undefined;
  /** The input or select (class `fp-control-input`), and what lies beside it. */
  children: ReactNode;
}

/** The box around a native control: its ground, outline and halo. */
export const Control = ({ className, invalid, disabled, success, children }: ControlProps) => (
  <div
    className={classes(
      'fp-control',
      className,
      success && 'fp-control-success',
      invalid && 'fp-control-invalid',
      disabled && 'fp-control-disabled',
    )}
  >
    {children}
  </div>
);
