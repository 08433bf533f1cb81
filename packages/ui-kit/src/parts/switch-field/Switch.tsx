import type { InputHTMLAttributes, Ref } from 'react';
import type { FieldProps } from '../field/Field';
import '../field/Field.css';
import { FieldMessage } from '../field/FieldMessage';
import { useFieldIds } from '../field/useFieldIds';
import './Switch.css';

type Native = InputHTMLAttributes<HTMLInputElement>;

export interface SwitchProps
  extends
    Omit<FieldProps, 'optionalLabel'>,
    Pick<Native, 'checked' | 'defaultChecked' | 'disabled' | 'name' | 'onBlur' | 'onChange'> {
  ref?: Ref<HTMLInputElement>;
}

/**
 * Something that is on or off at once, without a form being sent. Where a form is sent, use a
 * checkbox.
 */
export const Switch = ({ label, id, hint, error, ref, ...control }: SwitchProps) => {
  const ids = useFieldIds(id, hint, error);
  return (
    <div className="fp-switch">
      <label className="fp-switch-line">
        <span className="fp-switch-label">{label}</span>
        <input
          {...control}
          ref={ref}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native box tells its own state
          role="switch"
          id={ids.id}
          className="fp-switch-track"
          aria-describedby={ids.describedBy}
        />
      </label>
      <FieldMessage ids={ids} hint={hint} error={error} />
    </div>
  );
};
