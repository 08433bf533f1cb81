import type { RegistrationField } from '@foyer/domain';
import { hasText } from '~/shared/i18n/i18n';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { DetailInput } from '~/product/forms/DetailInput';
import { DetailRows } from '~/product/forms/DetailRows';
import type { useForm } from '~/product/forms/useForm';

type Form = Pick<ReturnType<typeof useForm<string>>, 'field' | 'set'>;

/** The site's own fields. */
export const RegistrationFields = ({
  form,
  fields,
}: {
  form: Form;
  fields: readonly RegistrationField[];
}) => {
  const { t } = useTranslation('accounts');
  return (
    <DetailRows fields={fields}>
      {({ name, label, required }) => {
        const key = `accounts:fields.${name}`;
        return (
          <DetailInput
            key={name}
            form={form}
            name={name}
            label={label ?? (hasText(key) ? t(key) : name)}
            {...(!required && { optionalLabel: t('forms:optional') })}
            {...(name === 'externalId' && { hint: t('fields.externalIdHint') })}
          />
        );
      }}
    </DetailRows>
  );
};
