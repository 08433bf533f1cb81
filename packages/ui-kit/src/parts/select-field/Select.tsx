import type { Ref, SelectHTMLAttributes } from 'react';
import { Icon } from '../../core/icon/Icon';
import { chevronIcon } from '../../core/icon/icons';
import { Control } from '../field/Control';
import { Field, type FieldProps } from '../field/Field';
import { useFieldIds } from '../field/useFieldIds';
import './Select.css';

type Native = SelectHTMLAttributes<HTMLSelectElement>;

/** One thing to choose. */
export interface Option {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps
  extends
    FieldProps,
    Pick<
      Native,
      | 'autoComplete'
      | 'defaultValue'
      | 'disabled'
      | 'name'
      | 'onBlur'
      | 'onChange'
      | 'required'
      | 'value'
    > {
  options: readonly Option[];
  /** Shown while nothing is chosen (value ''). */
  placeholder?: string;
  ref?: Ref<HTMLSelectElement>;
}

/**
 * One choice out of several, from the device's own list: people know it, and it always fits a small
 * screen.
 */
export const Select = (props: SelectProps) => {
  const { label, id, hint, error, optionalLabel, options, placeholder, ref, ...native } = props;
  const ids = useFieldIds(id, hint, error);
  return (
    <Field {...{ label, hint, error, optionalLabel, ids }}>
      <Control className="fp-select" invalid={Boolean(error)} disabled={native.disabled}>
        <select
          {...native}
          className="fp-control-input"
          id={ids.id}
          ref={ref}
          aria-invalid={Boolean(error)}
          aria-describedby={ids.describedBy}
        >
          {placeholder !== undefined && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className="fp-select-chevron">
          <Icon of={chevronIcon} />
        </span>
      </Control>
    </Field>
  );
};
