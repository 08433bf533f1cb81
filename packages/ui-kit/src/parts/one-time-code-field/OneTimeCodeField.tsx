import { type ChangeEvent, type InputHTMLAttributes, type Ref } from 'react';
import { Field, type FieldProps } from '../field/Field';
import { useFieldIds } from '../field/useFieldIds';
import './OneTimeCodeField.css';

type Native = InputHTMLAttributes<HTMLInputElement>;

/** The code points of zero in Latin, Arabic, Persian and Urdu, and full-width digits. */
const zeros = [0x30, 0x660, 0x6f0, 0xff10];

const digitOf = (sign: string): string => {
  const code = sign.charCodeAt(0);
  const zero = zeros.find((first) => code >= first && code <= first + 9);
  return zero === undefined ? '' : String(code - zero);
};

/** The digits of a text as 0 to 9, whatever their script. */
const digitsIn = (text: string): string => Array.from(text, digitOf).join('');

export interface OneTimeCodeFieldProps
  extends
    Omit<FieldProps, 'optionalLabel'>,
    Pick<Native, 'autoFocus' | 'disabled' | 'name' | 'onBlur'> {
  /** The digits typed so far. */
  value: string;
  /** Called with at most `length` digits, 0 to 9. */
  onChange: (digits: string) => void;
  /** Called when the last digit is entered. */
  onComplete?: (digits: string) => void;
  /** The number of digits of the code. */
  length: number;
  ref?: Ref<HTMLInputElement>;
}

/**
 * The code from a text message, drawn as a row of boxes. It is one text field, so a person can paste or
 * dictate the code, and the phone can fill it in.
 */
export const OneTimeCodeField = (props: OneTimeCodeFieldProps) => {
  const { label, id, hint, error, value, onChange, onComplete, length, ref, ...native } = props;
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
