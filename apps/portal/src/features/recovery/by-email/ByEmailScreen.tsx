import { Button, Card, Stack, Text } from '@foyer/ui-kit/core';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { SendAgain } from '~/product/forms/SendAgain';
import { EmailField } from '~/product/forms/EmailField';
import { FormCard } from '~/product/forms/FormCard';
import { ProblemBanner } from '~/product/forms/ProblemBanner';
import { TaskScreen } from '~/shell/layout/TaskScreen';
import { OtherRecoveryMethod } from '../OtherRecoveryMethod';
import { useMyAccount } from '../useMyAccount';
import { useByEmail } from './useByEmail';

/**
 * Requests a link by email to choose a new password, as a visitor or as a logged-in user. Rule
 * PASS-1.
 */
const ByEmailScreen = () => {
  const { t } = useTranslation('recovery');
  const mine = useMyAccount();
  const known = mine?.email || null;
  const recovery = useByEmail(known);
  const { form, problem, sent } = recovery;
  return (
    <TaskScreen
      step={sent ? 'sent' : 'ask'}
      title={t(sent ? 'byEmail.sentTitle' : 'byEmail.title')}
      text={t(sent ? 'byEmail.sentText' : 'byEmail.text')}
    >
      {sent ? (
        <Sent recovery={recovery} isMine={known !== null} />
      ) : (
        <FormCard
          form={form}
          {...(!known && { title: t('byEmail.cardTitle') })}
          problem={problem}
          submitLabel={t('byEmail.submit')}
        >
          {known ? (
            <Text>{t('byEmail.mine', { email: known })}</Text>
          ) : (
            <EmailField field={form.field('email')} />
          )}
        </FormCard>
      )}
      <OtherRecoveryMethod by="email" isMine={mine !== null} />
    </TaskScreen>
  );
};

const Sent = ({
  recovery,
  isMine,
}: {
  recovery: ReturnType<typeof useByEmail>;
  isMine: boolean;
}) => {
  const { t } = useTranslation('recovery');
  const { sent, problem, again, isSending, wasSentAgain, change } = recovery;
  if (!sent) return null;
  return (
    <>
      <ProblemBanner problem={problem} />
      <Card>
        <Stack gap={20}>
          <Text size="md">{t('byEmail.sentCard', { email: sent.email })}</Text>
          <Text tone="quiet">{t('byEmail.elsewhere')}</Text>
          <SendAgain
            at={sent.againAt}
            title={t('byEmail.noMail')}
            waiting={(time) => t('byEmail.againIn', { time })}
            label={t('byEmail.again')}
            busy={isSending}
            onAsk={() => void again()}
            said={wasSentAgain ? t('byEmail.sentAgain', { email: sent.email }) : null}
          />
          {!isMine && (
            <Button variant="text" wide onClick={change}>
              {t('byEmail.change')}
            </Button>
          )}
        </Stack>
      </Card>
    </>
  );
};

export default ByEmailScreen;
