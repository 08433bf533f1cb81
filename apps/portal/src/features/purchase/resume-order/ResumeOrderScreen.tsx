import { required } from '@foyer/domain';
import { Button, Card, Stack, Text } from '@foyer/ui-kit/core';
import { TextField } from '@foyer/ui-kit/parts';
import { Link } from 'react-router-dom';
import { FormCard } from '~/product/forms/FormCard';
import { FormSkeleton } from '~/product/forms/FormSkeleton';
import { useForm } from '~/product/forms/useForm';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { TaskScreen } from '~/shell/layout/TaskScreen';
import { paths } from '~/shared/routing/paths';
import { useResumeOrder } from './useResumeOrder';

/** Opens an order that was begun in another browser or on another device. Rule BUY-15. */
const ResumeOrderScreen = () => {
  const { t } = useTranslation('purchase');
  const { state, problem, question, open } = useResumeOrder();
  const form = useForm({
    initial: { code: '' },
    rules: { code: [required] },
    onSend: ({ code }) => open(code, true),
  });
  if (state === 'asking' && question) {
    const { code, owner } = question;
    const name = owner.firstName || owner.email;
    const words = name
      ? {
          title: t('resume.ask', { name }),
          text: t('resume.askText', { email: owner.email }),
          agree: t('resume.continueAs', { name }),
          refuse: t('resume.notMe'),
        }
      : {
          title: t('resume.askDevice'),
          text: t('resume.askDeviceText'),
          agree: t('resume.submit'),
          refuse: t('return.toStart'),
        };
    return (
      <TaskScreen title={words.title} text={words.text} step={state}>
        <Card>
          <Stack gap={12}>
            <Button wide onClick={() => void open(code, true)}>
              {words.agree}
            </Button>
            <Button wide variant="soft" as={Link} to={paths.landing}>
              {words.refuse}
            </Button>
          </Stack>
        </Card>
      </TaskScreen>
    );
  }
  return (
    <TaskScreen
      title={t('resume.title')}
      text={t(state === 'gone' ? 'resume.gone' : 'resume.text')}
      step={state}
      busy={state === 'opening'}
    >
      {state === 'opening' && !form.isSending && <FormSkeleton />}
      {state === 'gone' && (
        <Card>
          <Stack gap={20}>
            <Text size="md">{t('resume.goneText')}</Text>
            <Button wide as={Link} to={paths.landing}>
              {t('return.toStart')}
            </Button>
          </Stack>
        </Card>
      )}
      {(state === 'entering' || form.isSending) && (
        <FormCard form={form} problem={problem} submitLabel={t('resume.submit')}>
          <TextField
            {...form.field('code')}
            label={t('resume.code')}
            hint={t('resume.hint')}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
          />
        </FormCard>
      )}
    </TaskScreen>
  );
};

export default ResumeOrderScreen;
