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
 * A setting that changes at once. In a form that the person submits, use a checkbox.
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
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox reports its own state
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
