import { PasswordField } from '@foyer/ui-kit/parts';
import { useTranslation } from 'react-i18next';
import type { FormField } from './FormField';

interface PasswordInputProps {
  field: FormField;
  /** A new password says what is asked of it; the current one is never judged. */
  kind: 'current' | 'new';
  label?: string;
}

/** A password that can be read while it is typed. */
export const PasswordInput = ({ field, kind, label }: PasswordInputProps) => {
  const { t } = useTranslation('forms');
  return (
    <PasswordField
      {...field}
      label={label ?? t(kind === 'new' ? 'newPassword' : 'password')}
      {...(kind === 'new' && { hint: t('passwordHint') })}
      autoComplete={`${kind}-password`}
      showLabel={t('showPassword')}
      hideLabel={t('hidePassword')}
    />
  );
};
