import type { ReactNode } from 'react';
import { FieldMessage } from './FieldMessage';
import './Field.css';
import type { FieldIds } from './useFieldIds';

/** The props that all fields share. */
export interface FieldProps {
  /** Shown above the control, always. */
  label: ReactNode;
  /** The control's id; give one where an error summary links to the field. */
  id?: string;
  /** Short help, visible while the person types. */
  hint?: ReactNode;
  /** One sentence; its presence marks the field as wrong. */
  error?: ReactNode;
  /** Shown after the label of a field that may stay empty, for example "optional". */
  optionalLabel?: string;
}

interface FrameProps extends FieldProps {
  ids: FieldIds;
  children: ReactNode;
}

/** The frame that all fields share: label above, control, hint and error below. */
export const Field = ({ label, hint, error, optionalLabel, ids, children }: FrameProps) => (
  <div className="fp-field">
    <label className="fp-field-label" htmlFor={ids.id}>
      {label}
      {optionalLabel && <span className="fp-field-optional"> {optionalLabel}</span>}
    </label>
    {children}
    <FieldMessage ids={ids} hint={hint} error={error} />
  </div>
);
