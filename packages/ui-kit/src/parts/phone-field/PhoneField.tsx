import type { Ref } from 'react';
import { Control } from '../field/Control';
import { Field, type FieldProps } from '../field/Field';
import { useFieldIds } from '../field/useFieldIds';
import { CountryPicker } from './CountryPicker';
import './PhoneField.css';
import { type PhoneChange, usePhoneInput } from './usePhoneInput';

export interface PhoneFieldProps extends FieldProps {
  /** Names the country list. */
  countryLabel: string;
  /** ISO 3166-1 alpha-2, for example the venue's own country. */
  defaultCountry: string;
  /** The reader's language, BCP 47: countries are named and sorted in it. */
  locale: string;
  /** The first value, preferably in E.164. */
  defaultValue?: string;
  /** Called with E.164 when the number is possible in its country, otherwise with the text as typed. */
  onChange?: PhoneChange;
  onBlur?: () => void;
  autoComplete?: string;
  name?: string;
  required?: boolean;
  disabled?: boolean;
  /** The greatest number of characters. */
  maxLength?: number;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A phone number with its country. A number that begins with "+", typed, pasted or filled in by the
 * phone, chooses its own country.
 */
export const PhoneField = ({ ref, ...props }: PhoneFieldProps) => {
  const { label, id, hint, error, optionalLabel, defaultValue = '', defaultCountry } = props;
  const { autoComplete = 'tel', name, required, maxLength, disabled = false } = props;
  const ids = useFieldIds(id, hint, error);
  const phone = usePhoneInput(defaultValue, defaultCountry, props.onChange);
  const leave = () => {
    phone.settle();
    props.onBlur?.();
  };
  return (
    <Field {...{ label, hint, error, optionalLabel, ids }}>
      <Control className="fp-phone" invalid={Boolean(error)} disabled={disabled}>
        <CountryPicker
          numbers={phone.numbers}
          country={phone.country}
          onChoose={phone.choose}
          label={props.countryLabel}
          {...{ locale: props.locale, disabled }}
        />
        <input
          className="fp-control-input"
          id={ids.id}
          ref={ref}
          type="tel"
          dir="ltr"
          value={phone.text}
          onChange={(event) => phone.type(event.target.value)}
          onBlur={leave}
          aria-invalid={Boolean(error)}
          aria-describedby={ids.describedBy}
          {...{ autoComplete, name, required, maxLength, disabled }}
        />
      </Control>
    </Field>
  );
};
