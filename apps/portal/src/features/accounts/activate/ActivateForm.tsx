import { Banner, Button } from '@foyer/ui-kit/core';
import { TextField } from '@foyer/ui-kit/parts';
import { Link as RouterLink } from 'react-router-dom';
import { FormCard } from '~/product/forms/FormCard';
import { PasswordInput } from '~/product/forms/PasswordInput';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { LinkCard } from '~/shell/layout/LinkCard';
import { paths } from '~/shared/routing/paths';
import type { Login } from '../login/useLogin';
import { useActivate } from './useActivate';

/** The activation code and a new password. */
export const ActivateForm = ({ login }: { login: Login }) => {
  const { t } = useTranslation('accounts');
  const { form, problem, isUsed } = useActivate(login);
  return (
    <>
      {isUsed && (
        <Banner
          role="alert"
          title={t('activate.used')}
          action={
            <Button as={RouterLink} to={paths.login} variant="soft" size="small">
              {t('common:logIn')}
            </Button>
          }
        />
      )}
      <FormCard form={form} problem={problem} submitLabel={t('activate.submit')}>
        <TextField
          {...form.field('activationCode')}
          label={t('activate.code')}
          hint={t('activate.codeHint')}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          dir="ltr"
          maxLength={100}
        />
        <PasswordInput field={form.field('password')} kind="new" />
      </FormCard>
      <LinkCard
        title={t('activate.noCode')}
        hint={t('activate.noCodeHint')}
        to={paths.login}
        label={t('common:logIn')}
      />
    </>
  );
};
