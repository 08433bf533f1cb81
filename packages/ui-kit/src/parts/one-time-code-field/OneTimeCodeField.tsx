import { type ChangeEvent, type InputHTMLAttributes, type Ref } from 'react';
import { Field, type FieldProps } from '../field/Field';
import { useFieldIds } from '../field/useFieldIds';
import { digitsIn } from './digitsIn';
import './OneTimeCodeField.css';

type Native = InputHTMLAttributes<HTMLInputElement>;

export interface OneTimeCodeFieldProps
  extends
    Omit<FieldProps, 'optionalLabel'>,
    Pick<Native, 'autoFocus' | 'disabled' | 'name' | 'onBlur'> {
  /** The digits typed so far. */
  value: string;
  /** Called with digits alone, never more than `length`, however they came in. */
  onChange: (digits: string) => void;
  /** Called once all digits stand there. */
  onComplete?: (digits: string) => void;
  /** How many digits the code has; 6 unless told. */
  length?: number;
  ref?: Ref<HTMLInputElement>;
}

/**
 * The code from a text message: one real text field, so that it can be pasted, dictated and filled
 * in by the phone, drawn as a row of boxes.
 */
export const OneTimeCodeField = (props: OneTimeCodeFieldProps) => {
  const { label, id, hint, error, value, onChange, onComplete, length = 6, ref, ...native } = props;
  const ids = useFieldIds(id, hint, error);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const digits = digitsIn(target.value).slice(0, length);
    onChange(digits);
    if (digits.length === length && digits !== value) onComplete?.(digits);
  };
  return (
    <Field {...{ label, hint, error, ids }}>
      <div className="fp-code" dir="ltr">
        <input
          {...native}
          className="fp-code-input"
          id={ids.id}
          ref={ref}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
          value={value}
          onChange={take}
          aria-invalid={Boolean(error)}
          aria-describedby={ids.describedBy}
        />
        {Array.from({ length }, (_, place) => (
          <span
            key={place}
            className="fp-code-box"
            aria-hidden="true"
            data-next={place === Math.min(value.length, length - 1) || undefined}
          >
            {value[place]}
          </span>
        ))}
      </div>
    </Field>
  );
};
