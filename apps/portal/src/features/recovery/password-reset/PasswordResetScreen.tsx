import { password, required } from '@foyer/domain';
import { Button, Card, Stack, StateArt, Text } from '@foyer/ui-kit/core';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { FormCard } from '~/product/forms/FormCard';
import { PasswordInput } from '~/product/forms/PasswordInput';
import { useForm } from '~/product/forms/useForm';
import { useFormProblem } from '~/product/forms/useFormProblem';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { TaskScreen } from '~/shell/layout/TaskScreen';
import { paths } from '~/shared/routing/paths';
import { useLinkCode } from '~/shared/routing/TakeLinkSecrets';
import { useResetPasswordByEmailMutation } from '../recovery.api';
import { useContinueAfterReset } from '../useContinueAfterReset';

/** The link is used, expired or invalid. */
type Dead = 'spent' | 'broken';
const deaths: Partial<Record<string, Dead>> = { CODE_EXPIRED: 'spent', CODE_WRONG: 'broken' };

/** Opened by the link from the mail, with its code. Rule ROUTE-5. */
const PasswordResetScreen = () => {
  const { t } = useTranslation('recovery');
  const code = useLinkCode();
  const [died, setDied] = useState<Dead | null>(null);
  const dead = code ? died : 'broken';
  return (
    <TaskScreen
      step={dead ?? 'choose'}
      title={t(dead ? `reset.${dead}.title` : 'reset.title')}
      text={t(dead ? `reset.${dead}.text` : 'reset.text')}
    >
      {code && !dead && <NewPassword key={code} code={code} onDead={setDied} />}
      {dead && <DeadLink why={dead} />}
    </TaskScreen>
  );
};

const rules = { password: [required, password] };

const NewPassword = ({ code, onDead }: { code: string; onDead: (why: Dead) => void }) => {
  const { t } = useTranslation('recovery');
  const [reset] = useResetPasswordByEmailMutation();
  const continueAfterReset = useContinueAfterReset();
  const { problem, handleError, clear } = useFormProblem();
  const form = useForm({
    initial: { password: '' },
    rules,
    onSend: async (values) => {
      clear();
      const { error } = await reset({ code, password: values.password });
      if (!error) return continueAfterReset(null);
      const death = 'code' in error ? deaths[error.code ?? ''] : undefined;
      if (!death) return handleError(error, values);
      onDead(death);
      return {};
    },
  });
  return (
    <FormCard
      form={form}
      title={t('reset.cardTitle')}
      problem={problem}
      submitLabel={t('reset.submit')}
    >
      <PasswordInput field={form.field('password')} kind="new" label={t('reset.newPassword')} />
    </FormCard>
  );
};

const DeadLink = ({ why }: { why: Dead }) => {
  const { t } = useTranslation('recovery');
  return (
    <Card>
      <Stack gap={20}>
        <StateArt art="broken" />
        <Text size="md">{t(`reset.${why}.card`)}</Text>
        <Button as={RouterLink} to={paths.passwordRecovery} wide>
          {t('reset.again')}
        </Button>
        <Button as={RouterLink} to={paths.login} variant="text" wide>
          {t('backToLogin')}
        </Button>
      </Stack>
    </Card>
  );
};

export default PasswordResetScreen;
