import { useMemo } from 'react';
import { Icon } from '../../core/icon/Icon';
import { chevronIcon } from '../../core/icon/icons';
import type { usePhoneNumbers } from './usePhoneNumbers';

interface CountryPickerProps {
  numbers: ReturnType<typeof usePhoneNumbers>;
  country: string;
  onChoose: (country: string) => void;
  label: string;
  locale: string;
  disabled: boolean;
}

/** The calling code at the start of a phone field, with an invisible native country list over it. */
export const CountryPicker = (props: CountryPickerProps) => {
  const { numbers, country, onChoose, label, locale, disabled } = props;
  const countries = useMemo(
    () => numbers?.listCountries(locale) ?? [{ code: country, label: country }],
    [numbers, locale, country],
  );
  return (
    <span className="fp-phone-country">
      <span className="fp-phone-code" dir="ltr" aria-hidden="true">
        {country} {numbers?.callingCode(country)}
      </span>
      <span className="fp-phone-chevron">
        <Icon of={chevronIcon} size={16} />
      </span>
      <select
        className="fp-phone-list"
        aria-label={label}
        value={country}
        disabled={disabled}
        onChange={(event) => onChoose(event.target.value)}
      >
        {countries.map((one) => (
          <option key={one.code} value={one.code}>
            {one.label}
          </option>
        ))}
      </select>
    </span>
  );
};
