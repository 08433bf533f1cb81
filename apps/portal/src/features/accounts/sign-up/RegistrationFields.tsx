import { maxLengths, type RegistrationField } from '@foyer/domain';
import { TextField, type TextFieldProps } from '@foyer/ui-kit/parts';
import { useTranslation } from 'react-i18next';
import type { useSignUp } from './useSignUp';

type Form = ReturnType<typeof useSignUp>['form'];

/** What browsers and keyboards should know about the fields that the specification names. */
const hints: Record<string, Pick<TextFieldProps, 'autoComplete' | 'maxLength'>> = {
  firstName: { autoComplete: 'given-name', maxLength: maxLengths.firstName },
  lastName: { autoComplete: 'family-name', maxLength: maxLengths.lastName },
  externalId: { autoComplete: 'off', maxLength: 100 },
};

/** The fields that this site asks for besides e-mail and password; an unknown one is a text field. */
export const RegistrationFields = ({
  form,
  fields,
}: {
  form: Form;
  fields: readonly RegistrationField[];
}) => {
  const { t, i18n } = useTranslation('accounts');
  return fields.map(({ name, label, required }) => {
    const own = i18n.exists(`accounts:fields.${name}`) ? t(`fields.${name}`) : (label ?? name);
    const optional = required ? {} : { optionalLabel: t('fields.optional') };
    return (
      <TextField key={name} {...form.field(name)} label={own} {...optional} {...hints[name]} />
    );
  });
};
