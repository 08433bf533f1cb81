import NativeSelect from '@mui/material/NativeSelect';
import InputBase from '@mui/material/InputBase';
import type { ReactNode, Ref, SelectHTMLAttributes } from 'react';
import { Icon } from '../../core/icon/Icon';
import { chevronIcon } from '../../core/icon/icons';
import '../field/Control.css';
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
  start?: ReactNode;
  ref?: Ref<HTMLSelectElement>;
}

const Chevron = () => (
  <span className="fp-select-chevron">
    <Icon of={chevronIcon} />
  </span>
);

/**
 * One choice out of several, from the device's own list: people know it, and it always fits a small
 * screen.
 */
export const Select = (props: SelectProps) => {
  const { label, id, hint, error, optionalLabel, options, placeholder, start, ref, ...native } =
    props;
  const ids = useFieldIds(id, hint, error);
  return (
    <Field {...{ label, hint, error, optionalLabel, ids }}>
      <NativeSelect
        id={ids.id}
        inputRef={ref}
        error={Boolean(error)}
        disabled={native.disabled ?? false}
        IconComponent={Chevron}
        input={<InputBase className="fp-control fp-select" />}
        startAdornment={start && <span className="fp-control-start">{start}</span>}
        inputProps={{
          ...native,
          className: 'fp-control-input',
          'aria-describedby': ids.describedBy,
        }}
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
      </NativeSelect>
    </Field>
  );
};
