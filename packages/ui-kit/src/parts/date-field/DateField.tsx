import InputBase from '@mui/material/InputBase';
import type { InputHTMLAttributes, Ref } from 'react';
import '../field/Control.css';
import './DateField.css';
import { Field, type FieldProps } from '../field/Field';
import { useFieldIds } from '../field/useFieldIds';

type Native = InputHTMLAttributes<HTMLInputElement>;

export interface DateFieldProps
  extends
    FieldProps,
    Pick<Native, 'disabled' | 'name' | 'onBlur' | 'onChange' | 'required' | 'defaultValue'> {
  /** `2026-12-09`, or empty. */
  value?: string;
  /** The first and the last day that can be chosen, written likewise. */
  min?: string | undefined;
  max?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A day. The calendar is the device's own: it speaks the person's language and fits the screen. */
export const DateField = (props: DateFieldProps) => {
  const { label, id, hint, error, optionalLabel, ref, ...control } = props;
  const ids = useFieldIds(id, hint, error);
  return (
    <Field {...{ label, hint, error, optionalLabel, ids }}>
      <InputBase
        className="fp-control"
        id={ids.id}
        inputRef={ref}
        type="date"
        error={Boolean(error)}
        disabled={control.disabled ?? false}
        aria-describedby={ids.describedBy}
        slotProps={{ input: { ...control, className: 'fp-control-input fp-date' } }}
      />
    </Field>
  );
};
