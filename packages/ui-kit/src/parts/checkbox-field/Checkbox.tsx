import type { InputHTMLAttributes } from 'react';
import './CheckboxField.css';

export type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> & {
  /** What is ticked, for screen readers; the row says it to everybody else. */
  'aria-label': string;
};

/** A box to tick without words of its own: at the end of an `ActionRow` with `as="label"`. */
export const Checkbox = (props: CheckboxProps) => (
  <input {...props} type="checkbox" className="fp-check-box" />
);
