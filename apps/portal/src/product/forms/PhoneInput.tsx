import { maxLengths, siteCountry } from '@foyer/domain';
import { PhoneField, type PhoneFieldProps } from '@foyer/ui-kit/parts';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useAppSelector } from '~/session/store/hooks';
import type { useForm } from './useForm';

interface PhoneInputProps<F extends string> extends Pick<
  PhoneFieldProps,
  'label' | 'hint' | 'optionalLabel'
> {
  form: Pick<ReturnType<typeof useForm<F>>, 'field' | 'set'>;
  name: F;
}

/** A phone number with its country; the form keeps it in E.164. */
export const PhoneInput = <F extends string>({ form, name, ...rest }: PhoneInputProps<F>) => {
  const { t, language } = useTranslation('forms');
  const country = useAppSelector(({ site }) => siteCountry(site.info));
  const { id, error, value } = form.field(name);
  return (
    <PhoneField
      {...rest}
      id={id}
      name={name}
      error={error}
      defaultValue={value}
      onChange={(number) => form.set(name, number)}
      countryLabel={t('country')}
      defaultCountry={country}
      locale={language}
      maxLength={maxLengths.phone}
    />
  );
};
