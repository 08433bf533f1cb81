import { PasswordField } from '@foyer/ui-kit/parts';
import { useTranslation } from '~/shared/i18n/useTranslation';
import type { FormField } from './useForm';

interface PasswordInputProps {
  field: FormField;
  /** A new password shows its requirements; the current one is not checked. */
  kind: 'current' | 'new';
  label?: string;
  hint?: string;
}

/** A password that the user can show while typing. */
export const PasswordInput = ({ field, kind, label, hint }: PasswordInputProps) => {
  const { t } = useTranslation('forms');
  return (
    <PasswordField
      {...field}
      label={label ?? t(kind === 'new' ? 'newPassword' : 'password')}
      {...(kind === 'new' && { hint: t('passwordHint') })}
      {...(hint && { hint })}
      autoComplete={`${kind}-password`}
      showLabel={t('showPassword')}
      hideLabel={t('hidePassword')}
    />
  );
};
