import { maxLengths, type RegistrationField } from '@foyer/domain';
import { TextField, type TextFieldProps } from '@foyer/ui-kit/parts';
import { useTranslation } from 'react-i18next';
import type { useForm } from '~/platform/forms/useForm';
import { PhoneInput } from '~/platform/forms/PhoneInput';

type Form = Pick<ReturnType<typeof useForm<string>>, 'field' | 'set'>;

/** What browsers and keyboards should know about the fields that the specification names. */
const hints: Record<string, Pick<TextFieldProps, 'autoComplete' | 'maxLength'>> = {
  firstName: { autoComplete: 'given-name', maxLength: maxLengths.firstName },
  lastName: { autoComplete: 'family-name', maxLength: maxLengths.lastName },
  zoneName: { autoComplete: 'address-line2', maxLength: maxLengths.zoneName },
  buildingName: { autoComplete: 'address-line1', maxLength: maxLengths.buildingName },
  siteName: { autoComplete: 'off', maxLength: maxLengths.siteName },
  externalId: { autoComplete: 'off', maxLength: 100 },
};
const phones = new Set(['mobile', 'phone']);

/** The fields that this site asks for by itself; one that nobody knows is a line of text. */
export const RegistrationFields = ({
  form,
  fields,
}: {
  form: Form;
  fields: readonly RegistrationField[];
}) => {
  const { t, i18n } = useTranslation('accounts');
  return fields.map(({ name, label, required }) => {
    const isKnown = i18n.exists(`accounts:fields.${name}`);
    const words = {
      label: label ?? (isKnown ? t(`fields.${name}`) : name),
      ...(!required && { optionalLabel: t('forms:optional') }),
    };
    if (phones.has(name)) return <PhoneInput key={name} form={form} name={name} {...words} />;
    return (
      <TextField
        key={name}
        {...form.field(name)}
        {...words}
        {...hints[name]}
        {...(name === 'externalId' && { hint: t('fields.externalIdHint') })}
      />
    );
  });
};
