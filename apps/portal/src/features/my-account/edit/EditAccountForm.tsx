import type { RegistrationField, SiteUser } from '@foyer/domain';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { DetailInput } from '~/product/forms/DetailInput';
import { DetailRows } from '~/product/forms/DetailRows';
import { EmailField } from '~/product/forms/EmailField';
import { FormCard } from '~/product/forms/FormCard';
import { PasswordInput } from '~/product/forms/PasswordInput';
import { useAppSelector } from '~/session/store/hooks';
import { useAccountFields, valueOf } from '../accountFields';
import { useEditAccount } from './useEditAccount';

type Form = ReturnType<typeof useEditAccount>['form'];

/** The details of this site that this person can change, with their current values. */
export const EditAccountForm = ({ user }: { user: SiteUser }) => {
  const { t } = useTranslation('my-account');
  const { changeable } = useAccountFields();
  const { form, problem, asksPassword } = useEditAccount(user, changeable);
  return (
    <FormCard form={form} problem={problem} submitLabel={t('edit.save')}>
      <DetailRows fields={changeable}>
        {(field) => <DetailField key={field.name} field={field} user={user} form={form} />}
      </DetailRows>
      {asksPassword && (
        <PasswordInput
          kind="current"
          field={form.field('existingPassword')}
          label={t('password.existing')}
          hint={t('edit.passwordHint')}
        />
      )}
    </FormCard>
  );
};

interface DetailFieldProps {
  field: RegistrationField;
  user: SiteUser;
  form: Form;
}

const DetailField = ({ field, user, form }: DetailFieldProps) => {
  const { t } = useTranslation('my-account');
  const { labelOf } = useAccountFields();
  // A backend that needs the password for a new address may still take it without a confirmation.
  const confirms = useAppSelector(({ site, session }) =>
    Boolean(site.info?.features.emailActivation || session.account?.siteUser.pendingEmail),
  );
  const { name, required } = field;
  const label = labelOf(field);
  const keeps = required || valueOf(user, name) !== '';
  const optional = keeps ? {} : { optionalLabel: t('forms:optional') };
  if (name === 'email')
    return (
      <EmailField
        field={form.field(name)}
        label={label}
        {...(confirms && { hint: t('edit.emailHint') })}
      />
    );
  return <DetailInput form={form} name={name} label={label} {...optional} />;
};
