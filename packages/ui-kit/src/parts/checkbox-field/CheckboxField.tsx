import type { InputHTMLAttributes, Ref } from 'react';
import { FieldMessage } from '../field/FieldMessage';
import '../field/Field.css';
import type { FieldProps } from '../field/Field';
import { useFieldIds } from '../field/useFieldIds';
import './CheckboxField.css';

type Native = InputHTMLAttributes<HTMLInputElement>;

export interface CheckboxFieldProps
  extends
    Omit<FieldProps, 'optionalLabel'>,
    Pick<
      Native,
      | 'checked'
      | 'defaultChecked'
      | 'disabled'
      | 'name'
      | 'onBlur'
      | 'onChange'
      | 'required'
      | 'value'
    > {
  ref?: Ref<HTMLInputElement>;
}

/** A box to tick. The whole line is the target; the label may hold a link. */
export const CheckboxField = ({ label, id, hint, error, ref, ...box }: CheckboxFieldProps) => {
  const ids = useFieldIds(id, hint, error);
  return (
    <div className="fp-check">
      <label className="fp-check-line">
        <input
          {...box}
          ref={ref}
          type="checkbox"
          id={ids.id}
          className="fp-check-box"
          aria-invalid={Boolean(error)}
          aria-describedby={ids.describedBy}
        />
        <span>{label}</span>
      </label>
      <FieldMessage ids={ids} hint={hint} error={error} />
    </div>
  );
};
