import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Control } from '../field/Control';
import { Field, type FieldProps } from '../field/Field';
import { useFieldIds } from '../field/useFieldIds';

type Native = InputHTMLAttributes<HTMLInputElement>;

/** The native attributes that a text control passes on as they are. */
export type ControlAttributes = Pick<
  Native,
  | 'autoCapitalize'
  | 'autoComplete'
  | 'autoCorrect'
  | 'autoFocus'
  | 'defaultValue'
  | 'dir'
  | 'disabled'
  | 'enterKeyHint'
  | 'inputMode'
  | 'lang'
  | 'maxLength'
  | 'name'
  | 'onBlur'
  | 'onChange'
  | 'onFocus'
  | 'onKeyDown'
  | 'pattern'
  | 'placeholder'
  | 'readOnly'
  | 'required'
  | 'spellCheck'
  | 'value'
>;

export interface TextFieldProps extends FieldProps, ControlAttributes {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password';
  /** Marks the value as accepted. */
  success?: boolean;
  /** A sign, a button or short text after the value. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/**
 * One line of text. The label is always visible above it; `autoComplete`, `inputMode` and the other
 * native attributes go to the control unchanged, so that the right keyboard and the person's own
 * saved values come up.
 */
export const TextField = (props: TextFieldProps) => {
  const { label, id, hint, error, optionalLabel, success, end, ref, ...control } = props;
  const ids = useFieldIds(id, hint, error);
  return (
    <Field {...{ label, hint, error, optionalLabel, ids }}>
      <Control invalid={Boolean(error)} disabled={control.disabled} success={success}>
        <input
          type="text"
          {...control}
          className="fp-control-input"
          id={ids.id}
          ref={ref}
          aria-invalid={Boolean(error)}
          aria-describedby={ids.describedBy}
        />
        {end && <span className="fp-control-end">{end}</span>}
      </Control>
    </Field>
  );
};
