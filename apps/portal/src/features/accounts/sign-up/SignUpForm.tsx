import { Banner, Button, Card, Stack } from '@foyer/ui-kit/core';
import { CheckboxField, ErrorSummary, PasswordField, TextField } from '@foyer/ui-kit/parts';
import { useTranslation } from 'react-i18next';
import '../texts';
import { RegistrationFields } from './RegistrationFields';
import { useSignUp } from './useSignUp';

export interface SignUpFormProps {
  submitLabel: string;
  /** Called once the account is made and the person is logged in. */
  onDone: () => void;
}

/** Making an account: e-mail, password, what the site asks for besides, and the terms. */
export const SignUpForm = ({ submitLabel, onDone }: SignUpFormProps) => {
  const { t } = useTranslation('accounts');
  const { form, fields, problem, acceptsTerms, setAcceptsTerms } = useSignUp(onDone);
  return (
    <Card as="form" noValidate onSubmit={(event) => void form.send(event)}>
      <Stack gap={20}>
        <ErrorSummary
          title={t('common:forms.problems', { count: form.errors.length })}
          errors={form.errors}
        />
        {problem && <Banner tone="critical" role="alert" title={problem} />}
        <RegistrationFields form={form} fields={fields} />
        <TextField
          {...form.field('email')}
          label={t('fields.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
        />
        <PasswordField
          {...form.field('password')}
          label={t('fields.newPassword')}
          hint={t('fields.passwordHint')}
          autoComplete="new-password"
          showLabel={t('fields.showPassword')}
          hideLabel={t('fields.hidePassword')}
        />
        <CheckboxField
          id={form.field('terms').id}
          name="terms"
          checked={acceptsTerms}
          error={form.field('terms').error}
          onChange={(event) => setAcceptsTerms(event.target.checked)}
          label={t('signUp.terms')}
        />
        <Button type="submit" wide busy={form.isSending}>
          {submitLabel}
        </Button>
      </Stack>
    </Card>
  );
};
