import { maxLengths, type RegistrationField, type SiteUser } from '@foyer/domain';
import { TextField, type TextFieldProps } from '@foyer/ui-kit/parts';
import { useTranslation } from 'react-i18next';
import { EmailField } from '~/platform/forms/EmailField';
import { FormCard } from '~/platform/forms/FormCard';
import { PhoneInput } from '~/platform/forms/PhoneInput';
import { useAppSelector } from '~/platform/store/hooks';
import { useAccountFields } from '../accountFields';
import { useEditAccount } from './useEditAccount';

type Form = ReturnType<typeof useEditAccount>['form'];

/** What browsers and keyboards should know about the fields that the specification names. */
const hints: Record<string, Pick<TextFieldProps, 'autoComplete' | 'maxLength'>> = {
  firstName: { autoComplete: 'given-name', maxLength: maxLengths.firstName },
  lastName: { autoComplete: 'family-name', maxLength: maxLengths.lastName },
  zoneName: { autoComplete: 'address-line2', maxLength: maxLengths.zoneName },
  buildingName: { autoComplete: 'address-line1', maxLength: maxLengths.buildingName },
  siteName: { autoComplete: 'off', maxLength: maxLengths.siteName },
};
const phones = new Set(['mobile', 'phone']);

/** Every detail that this site keeps, as it stands. */
export const EditAccountForm = ({ user }: { user: SiteUser }) => {
  const { t } = useTranslation('myAccount');
  const { fields } = useAccountFields();
  const { form, problem } = useEditAccount(user, fields);
  return (
    <FormCard form={form} problem={problem} submitLabel={t('edit.save')}>
      {fields.map((field) => (
        <DetailField key={field.name} field={field} form={form} />
      ))}
    </FormCard>
  );
};

const DetailField = ({ field, form }: { field: RegistrationField; form: Form }) => {
  const { t } = useTranslation('myAccount');
  const { labelOf } = useAccountFields();
  const confirms = useAppSelector(({ site }) => site.info?.features.emailActivation ?? false);
  const { name, required } = field;
  const label = labelOf(field);
  const optional = required ? {} : { optionalLabel: t('forms:optional') };
  if (name === 'email')
    return (
      <EmailField
        field={form.field(name)}
        label={label}
        {...(confirms && { hint: t('edit.emailHint') })}
      />
    );
  if (phones.has(name)) return <PhoneInput form={form} name={name} label={label} {...optional} />;
  return <TextField {...form.field(name)} label={label} {...optional} {...hints[name]} />;
};
