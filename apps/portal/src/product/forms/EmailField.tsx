import { maxLengths } from '@foyer/domain';
import { TextField, type TextFieldProps } from '@foyer/ui-kit/parts';
import { useTranslation } from '~/shared/i18n/useTranslation';
import type { FormField } from './useForm';

interface EmailFieldProps extends Pick<TextFieldProps, 'hint' | 'readOnly'> {
  field: FormField;
  label?: string;
  /** `username` where it is the field to log in with. */
  autoComplete?: 'email' | 'username';
}

/** An email address, with the email keyboard and the browser's autofill. */
export const EmailField = ({ field, label, autoComplete = 'email', ...rest }: EmailFieldProps) => {
  const { t } = useTranslation('forms');
  return (
    <TextField
      {...field}
      {...rest}
      label={label ?? t('email')}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={maxLengths.email}
    />
  );
};
